import CPoppler

/// Draws a card with cairo, onto a picture or into a PDF.
struct Drawing {
    private let card: Card
    private let context: OpaquePointer

    init(_ card: Card, on surface: OpaquePointer) {
        self.card = card
        context = cairo_create(surface)
    }

    /// Draws all of it, and ends.
    func draw() {
        defer { cairo_destroy(context) }
        let (width, size) = (Double(card.width), Double(card.size))
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_paint(context)
        cairo_translate(context, width / 2, Double(card.height) / 2)
        cairo_rotate(context, card.angle * .pi / 180)
        cairo_translate(context, -width / 2, -Double(card.height) / 2)
        cairo_set_source_rgb(context, 0.1, 0.1, 0.12)
        cairo_select_font_face(context, card.font, CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD)
        cairo_set_font_size(context, size * 1.8)
        let margin = width * 0.08
        var y = 160 + size
        show(card.title, margin, y)
        y += size * 3
        let gap = width * 0.04
        let wide = card.columns ? (width - 2 * margin - gap) * 0.45 : width - 2 * margin
        let below = self.column(card.ingredients, margin, y, wide)
        if card.columns {
            _ = self.column(card.steps, margin + wide + gap, y, width - 2 * margin - gap - wide)
        } else {
            _ = self.column(card.steps, margin, below + size * 1.5, wide)
        }
    }

    /// Draws lines below each other, the first as a heading; gives the place below.
    private func column(_ lines: [String], _ x: Double, _ top: Double, _ width: Double) -> Double {
        let size = Double(card.size)
        var y = top
        for (index, line) in lines.enumerated() {
            let weight = index == 0 ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL
            cairo_select_font_face(context, card.font, CAIRO_FONT_SLANT_NORMAL, weight)
            cairo_set_font_size(context, index == 0 ? size * 1.2 : size)
            for part in wrapped(line, width) {
                show(part, x, y)
                y += size * 1.45
            }
            y += index == 0 ? size * 0.5 : size * 0.15
        }
        return y
    }

    /// A line in as many pieces as it takes.
    private func wrapped(_ line: String, _ width: Double) -> [String] {
        var pieces: [String] = []
        var piece = ""
        for word in line.split(separator: " ") {
            let longer = piece.isEmpty ? String(word) : piece + " " + word
            var extents = cairo_text_extents_t()
            cairo_text_extents(context, longer, &extents)
            if extents.x_advance > width, !piece.isEmpty {
                pieces.append(piece)
                piece = String(word)
            } else {
                piece = longer
            }
        }
        return pieces + [piece]
    }

    private func show(_ text: String, _ x: Double, _ y: Double) {
        cairo_move_to(context, x, y)
        cairo_show_text(context, text)
    }
}
