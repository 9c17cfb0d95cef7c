import Glibc
import JSON
import Media

/// Reads the request and the file from standard input, and writes the answer to standard output; the exit status.
func answerRequest() -> Int32 {
    guard let line = Input.line(), let request = try? JSONReader.read(MediaRequest.self, from: line) else { return 64 }
    let answer: Answer
    do throws(MediaError) {
        try Confinement.begin(request.limits)
        guard request.length <= Input.most else { throw MediaError(.tooLarge) }
        guard let file = Input.bytes(request.length) else { return 64 }
        answer = try act(request, on: file)
    } catch {
        answer = Answer(MediaAnswer(error: error.code, detail: error.detail))
    }
    return Output.write(answer) ? 0 : 74
}

/// What is written: JSON, and files after it.
struct Answer {
    var head: MediaAnswer
    var files: [[UInt8]]

    init(_ head: MediaAnswer, files: [[UInt8]] = []) {
        self.head = head
        self.files = files
    }
}

private func act(_ request: MediaRequest, on file: [UInt8]) throws(MediaError) -> Answer {
    switch request.action {
    case .webp:
        let pictures = try PictureFile(file, pixels: request.limits.pixels).webp(sizes: request.sizes)
        return Answer(MediaAnswer(pictures: pictures.map(\.size)), files: pictures.map(\.bytes))
    case .text:
        let picture = try PictureFile(file, pixels: request.limits.pixels).grey()
        let page = try Recognizer(languages: request.languages).page(of: picture)
        return Answer(MediaAnswer(pages: [page], pageCount: 1))
    case .pdf:
        let document = try PDFFile(file)
        let pages = try document.pages(limits: request.limits, languages: request.languages)
        return Answer(MediaAnswer(pages: pages, pageCount: document.count))
    case .probe:
        let languages = Recognizer.installedLanguages()
        return Answer(MediaAnswer(languages: languages, confinement: ConfinementProbe.run()))
    }
}
