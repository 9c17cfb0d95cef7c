#!/usr/bin/env python3
"""Hostile recipe pages, texts and lines: small requests that once cost a reader seconds, gigabytes, or a thread for good.

    pages.py --list             the names, one a line
    pages.py --table            name, method and path, what it is about; separated by tabs
    pages.py NAME               the page, text or JSON itself
    pages.py --body NAME        the JSON body of a request that sends it
    pages.py --write FOLDER     every page into a file of its name
    pages.py --seed NUMBER      another variant: names, texts and counts differ a little (with any of the above)

Each must be answered within a second of processor time and 150 MB of memory: 422 "This page is too complicated", another
422, or the draft of what could be read. Nothing but Python 3 is needed.
"""
import argparse
import json
import os
import random
import sys

MEGA = 1 << 20
LARGEST = 10 * MEGA  # The largest body that is taken.
LIMIT = LARGEST - 65536  # Of a page, with some room for what is around it.
EXTRACT = "/api/v1/recipes/extract"
PAGES = {}
DICE = random.Random(1)


def page(about, kind="html"):
    """Registers a maker of what is sent as `html`, as `text`, as `lines`, `names`, or `ingredients`."""

    def register(make):
        PAGES[make.__name__.replace("_", "-")] = (make, kind, about)
        return make

    return register


def html(*parts, head=""):
    return "<!doctype html><html><head><title>Soup</title>" + head + "</head><body>" + "".join(parts) + "</body></html>"


def script(value):
    text = value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))
    return '<script type="application/ld+json">' + text + "</script>"


def recipe(**members):
    whole = {"@context": "https://schema.org", "@type": "Recipe", "name": "Soup", "recipeYield": "4",
             "recipeIngredient": ["1 onion", "2 carrots"], "recipeInstructions": ["Cut.", "Cook."]}
    whole.update(members)
    return whole


def linked(value):
    return html(head=script(value))


def filled(unit, size=LIMIT):
    """A text of almost that many bytes from a repeated piece."""
    return unit * (size // len(unit.encode()))


def near(count):
    """About that many, as the seed says."""
    return count - DICE.randrange(max(1, count // 50))


# ---- linked data ---------------------------------------------------------------------------------------------------


@page("a section that lists itself 300 times, by reference")
def section_of_itself():
    me = {"@type": "HowToSection", "@id": "a", "name": "A", "itemListElement": [{"@id": "a"}] * near(300)}
    return linked({"@graph": [recipe(recipeInstructions={"@id": "a"}), me]})


@page("two sections that list each other, many times")
def sections_of_each_other():
    def section(name, other):
        return {"@type": "HowToSection", "@id": name, "name": name, "itemListElement": [{"@id": other}] * near(100)}

    return linked({"@graph": [recipe(recipeInstructions={"@id": "a"}), section("a", "b"), section("b", "a")]})


@page("a chain of twelve sections, each with ten references to the next")
def references_fan_out():
    graph = [recipe(recipeInstructions={"@id": "s0"})]
    for level in range(12):
        graph.append({"@type": "HowToSection", "@id": f"s{level}", "name": f"S{level}",
                      "itemListElement": [{"@id": f"s{level + 1}"}] * 10})
    graph.append({"@type": "HowToStep", "@id": "s12", "name": "x", "text": "Stir."})
    return linked({"@graph": graph})


@page("60 sections, each of which refers to all")
def graph_all_to_all():
    count = near(60)
    graph = [recipe(recipeInstructions=[{"@id": f"n{i}"} for i in range(count)])]
    for i in range(count):
        graph.append({"@type": "HowToSection", "@id": f"n{i}", "name": f"N{i}",
                      "itemListElement": [{"@id": f"n{k}"} for k in range(count)]})
    return linked({"@graph": graph})


@page("1,000 recipes that all refer to one list of 5,000 steps")
def recipes_share_a_list():
    steps = {"@type": "ItemList", "@id": "l", "name": "L",
             "itemListElement": [{"@type": "HowToStep", "text": f"Stir {i}."} for i in range(near(5000))]}
    return linked({"@graph": [recipe(recipeInstructions={"@id": "l"}) for _ in range(1000)] + [steps]})


@page("1,000 recipes that all refer to one list of ingredients")
def recipes_share_ingredients():
    supply = {"@type": "ItemList", "@id": "l", "name": "L",
              "itemListElement": [f"{i} onions" for i in range(1, near(5000))]}
    return linked({"@graph": [recipe(recipeIngredient={"@id": "l"}) for _ in range(1000)] + [supply]})


@page("one long text that 10,000 steps refer to")
def shared_text():
    text = {"@type": "HowToStep", "@id": "t", "name": "T", "text": filled("Stir the pot well. ", 100_000)}
    return linked({"@graph": [recipe(recipeInstructions=[{"@id": "t"}] * near(10_000)), text]})


@page("a heading of 1 MB above 100,000 steps")
def long_heading():
    section = {"@type": "HowToSection", "name": filled("Sauce ", MEGA),
               "itemListElement": [{"@type": "HowToStep", "text": "Stir."}] * near(100_000)}
    return linked(recipe(recipeInstructions=[section]))


@page("an object with 200,000 types")
def long_type_list():
    return linked({"@graph": [recipe(**{"@type": ["Thing"] * near(200_000) + ["Recipe"]})]})


@page("100,000 objects, each with 30 types that are none")
def many_types():
    return linked({"@graph": [{"@type": ["A"] * 30} for _ in range(near(60_000))]})


@page("500,000 recipes that say nothing")
def empty_recipes():
    return html(script("[" + filled('{"@type":"Recipe"},') + "0]"))


@page("30,000 recipes that are almost whole, so that none is the last to be read")
def almost_recipes():
    return linked([{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 egg"], "recipeInstructions": ["Stir."],
                    "image": "a.jpg", "prepTime": "PT1M"}] * near(30_000))


@page("texts of a line a letter")
def lines_of_a_letter():
    return linked(recipe(recipeInstructions=["a\n" * 100_000] * 40, recipeIngredient=["a\n" * 100_000]))


@page("texts of tags and entities within each other, read again and again")
def markup_in_markup():
    return linked(recipe(recipeInstructions=["&lt;p&gt;a&amp;amp;lt;br&amp;amp;gt;" * 4000] * near(60)))


@page("an object with 400,000 members")
def wide_object():
    return linked(recipe(**{f"m{i}": i for i in range(near(400_000))}))


@page("an array of 2,000,000 numbers")
def wide_array():
    return linked(recipe(recipeIngredient=list(range(near(1_200_000)))))


@page("1,000,000 ingredients in linked data")
def linked_ingredients():
    return linked(recipe(recipeIngredient=["1 egg"] * near(1_000_000)))


@page("1,000,000 instructions in linked data")
def linked_steps():
    return linked(recipe(recipeInstructions=["Stir."] * near(1_000_000)))


@page("400,000 ingredients, each with markup of its own to read")
def linked_markup():
    return linked(recipe(recipeIngredient=["1 <b>egg</b>"] * near(400_000)))


@page("steps that are 10 MB of tags within a string")
def markup_in_a_string():
    return linked(recipe(recipeInstructions=filled("<p>a", 9 * MEGA)))


@page("a string of 60,000 attributes on one tag")
def attributes_in_a_string():
    tag = "<p " + " ".join(f"a{i}" for i in range(near(60_000))) + ">x</p>"
    return linked(recipe(recipeInstructions=tag))


@page("9 MB of & in a string")
def ampersands_in_a_string():
    return linked(recipe(recipeInstructions=filled("&", 9 * MEGA) + ";"))


@page("an ingredient whose entities hide further entities")
def entities_in_entities():
    return linked(recipe(recipeInstructions=filled("&amp;amp;lt;b&amp;amp;gt;", 9 * MEGA)))


@page("300,000 scripts of linked data, each empty")
def empty_scripts():
    return html(filled('<script type="application/ld+json"></script>'))


@page("50,000 scripts of linked data, each with a recipe")
def many_scripts():
    return html(filled(script(recipe(recipeIngredient=["1 egg"], recipeInstructions=["Stir."]))))


@page("one script of 10 MB that is no JSON")
def script_of_noise():
    return html(script(filled("x7 ,")))


@page("JSON that opens 5,000,000 brackets")
def deep_json():
    return html(script(filled("[")))


@page("JSON that opens 1,000,000 objects")
def deep_objects():
    return html(script('{"@type":"Recipe","a":' + filled('{"a":')))


@page("loose JSON of 100 brackets, again and again")
def brackets_again():
    return html(script(filled("[" * 99 + "]" * 99 + ",")))


@page("a string without an end that is full of quotes and spaces: a look ahead from every quote")
def quotes_and_spaces():
    return html(script('{"@type":"Recipe","name":"' + filled('"' + " " * 20_000)))


@page("quotes, each followed by one long run of spaces")
def quotes_before_space():
    return html(script('{"@type":"Recipe","name":"' + '" "' * near(1000) + filled(" ", 4 * MEGA) + filled('"x', 4 * MEGA)))


@page("10 MB of quotes in a string")
def quotes():
    return html(script('{"@type":"Recipe","name":"' + filled('"')))


@page("10 MB of backslashes in a string")
def backslashes():
    return html(script('{"@type":"Recipe","name":"' + filled("\\")))


@page("1,600,000 escapes of one character")
def json_escapes():
    return html(script('{"@type":"Recipe","recipeIngredient":["' + filled("\\u0041") + '"]}'))


@page("halves of characters, escaped")
def half_surrogates():
    return html(script('{"@type":"Recipe","recipeIngredient":["' + filled("\\ud83d\\u0041") + '"]}'))


@page("comments that are opened and never closed")
def open_comments_in_json():
    return html(script("{" + filled("/*")))


@page("3,000,000 line comments")
def line_comments():
    return html(script("{" + filled("//\n")))


@page("2,000,000 CDATA openings")
def cdata_in_json():
    return html(script(filled("<![")))


@page("2,000,000 names without values")
def bare_names():
    return html(script("{" + filled("a:b,")))


@page("an image list of lists of lists")
def image_lists():
    image = ["javascript:x"] * 100
    for _ in range(3):
        image = [image] * 15
    return linked(recipe(image=image))


@page("keywords of 9 MB")
def keywords():
    return linked(recipe(keywords=filled("soup,hot,", 9 * MEGA)))


@page("9 MB of different keywords")
def different_keywords():
    return linked(recipe(keywords=",".join(f"k{i}" for i in range(near(900_000)))))


@page("nutrition with 300,000 facts that are too long to keep")
def nutrition():
    return linked(recipe(nutrition={"@type": "N", **{f"f{i}": "x" * 101 for i in range(near(60_000))}}))


@page("PT and a million digits; a yield of a million digits")
def long_times():
    digits = "9" * near(1_000_000)
    return linked(recipe(prepTime="PT" + digits + "M", cookTime=digits, totalTime="P" + "1D" * 500_000,
                         recipeYield=[digits, "serves " + digits], performTime="1 / " * 300_000))


@page("300,000 yields and times, none of which says anything")
def many_times():
    return linked(recipe(prepTime=["soon"] * near(200_000), cookTime=["P"] * 200_000, recipeYield=["some"] * 200_000))


@page("addresses of a megabyte")
def long_addresses():
    address = "https://example.com/" + "a/../" * near(200_000)
    return html(head=script(recipe(image=[address, "../" * 300_000, "?" * MEGA, "%" * MEGA]))
                + f'<base href="{address}"><meta property="og:image" content="{"./" * 500_000}">'
                + f'<meta property="og:site_name" content="{"&amp;" * 300_000}">')


@page("100,000 images, each to be made absolute in vain")
def many_images():
    return linked(recipe(image=["a b/" + "../" * 20 + "%zz[]"] * near(100_000)))


# ---- attributes, tags, nesting -------------------------------------------------------------------------------------


@page("60,000 attributes on one tag")
def attributes_on_one_tag():
    return html("<p " + " ".join(f"a{i}=1" for i in range(near(60_000))) + ">x</p>")


@page("60,000 attributes on one tag, of names that are long and alike")
def long_attributes_on_one_tag():
    return html("<p " + " ".join(f"{'data-' * 20}{i}" for i in range(near(60_000))) + ">x</p>")


@page("attributes on one tag, parted by slashes, quotes and equals signs alone")
def strange_attributes():
    return html("<p " + "".join(f"a{i}=''/b{i}=\"\"" for i in range(near(60_000))) + ">x</p>")


@page("60,000 attributes on a tag after one that is never closed")
def attributes_after_a_quote():
    return html('<p title="a>b"><i x=">" ' + " ".join(f"a{i}" for i in range(near(60_000))) + ">x")


@page("60,000 attributes behind what only looks like a comment")
def attributes_after_a_comment():
    return html("<!-->" + "<p " + " ".join(f"a{i}" for i in range(near(60_000))) + ">x</p> -->")


@page("60,000 attributes behind what only looks like a script")
def attributes_after_a_script():
    return html("<scripty><script></scripty>" + "</script ><p " + " ".join(f"a{i}" for i in range(near(60_000))) + ">x")


@page("5,000 tags of 200 attributes")
def attributes_on_many_tags():
    tag = "<p " + " ".join(f"a{i}" for i in range(200)) + ">"
    return html(filled(tag))


@page("the body's tag again and again, each time with other attributes, which are added to the first")
def attributes_added_to_the_body():
    return html("".join(f"<body a{i}=1 b{i}=1 c{i}=1>" for i in range(near(40_000))))


@page("the html tag again and again, with other attributes")
def attributes_added_to_the_root():
    return html("".join(f"<html a{i}=1 b{i}=1 c{i}=1>" for i in range(near(40_000))))


@page("a tag without an end")
def tag_without_end():
    return html("<p " + filled("a "))


@page("an attribute of 10 MB")
def long_attribute():
    return html('<p itemprop="name" content="' + filled("x") + '">')


@page("an attribute of 10 MB of &")
def ampersands_in_an_attribute():
    return html('<p itemprop="name" content="' + filled("&") + '">')


@page("a tag whose name is 10 MB long")
def long_tag_name():
    return html("<" + filled("x") + ">")


@page("2,000,000 tags that have no name")
def nameless_tags():
    return html(filled("<"))


@page("3,000,000 ends of tags that were never opened")
def closing_tags():
    return html(filled("</p>"))


@page("1,000,000 ends of other tags below 250 open ones")
def closing_tags_below():
    return html("<b>" * 240 + filled("</i>"))


@page("5,000,000 tags within each other")
def deep_tags():
    return html(filled("<b>"))


@page("5,000,000 sections within each other")
def deep_blocks():
    return html(filled("<div>"))


@page("sections nested 250 deep, again and again")
def deep_again():
    return html(filled("<div>" * 240 + "x" + "</div>" * 240))


@page("2,000,000 paragraphs that are never closed")
def unclosed_paragraphs():
    return html(filled("<p>a"))


@page("1,000,000 list items that are never closed")
def unclosed_items():
    return html("<ul>" + filled("<li>1 egg"))


@page("1,000,000 table cells in no table")
def loose_cells():
    return html(filled("<td>1<th>2<tr>"))


@page("1,000,000 forms, tables, selects, mixed up")
def mixed_up():
    return html(filled("<table><form><select><a><b></table></form></i></a>"))


@page("2,500,000 line breaks")
def line_breaks():
    return html("<h2>Ingredients</h2>" + filled("<br>"))


@page("a page of 10 MB that opens with 240 tags, each a property: the text of each is the whole page")
def nested_properties():
    return html("".join(f'<div itemprop="p{i}">' for i in range(240)) + filled("onion ", 9 * MEGA))


@page("a page of nested ingredients")
def nested_ingredients():
    return html('<div itemscope itemtype="https://schema.org/Recipe">' + '<div itemprop="recipeIngredient">' * 230
                + filled("onion ", 9 * MEGA))


@page("a property with 40,000 names")
def many_names():
    return html('<p itemprop="' + " ".join(f"n{i}" for i in range(near(40_000))) + '">x</p>')


@page("a property with 90,000 equal names")
def equal_names():
    return html('<p itemprop="' + "name " * near(90_000) + '">x</p>')


@page("a long text with 10,000 names")
def names_of_a_long_text():
    return html('<p itemprop="' + " ".join(f"n{i}" for i in range(10_000)) + '">' + filled("x", 8 * MEGA) + "</p>")


@page("300,000 properties of one name")
def many_properties():
    return html(filled('<p itemprop="recipeIngredient">1 egg'))


@page("200,000 properties of different names")
def different_properties():
    return html("".join(f'<p itemprop="n{i}">x' for i in range(near(200_000))))


@page("objects in objects in objects, each read once more by those around it")
def nested_objects():
    return html(('<div itemscope itemtype="https://schema.org/Recipe" itemprop="recipeIngredient">' * 100
                 + "x" + "</div>" * 100) * 800)


@page("a type of a megabyte on every other tag")
def long_types():
    return html("".join('<div itemtype="' + "a " * 300_000 + '">' for _ in range(16)))


@page("5,000 tags, each with a list of 900 types")
def lists_of_types():
    return html(filled("<p itemtype='" + "a " * 900 + "' typeof='" + "b " * 900 + "'>"))


@page("2,000 tags with 900 attributes")
def tags_of_many_attributes():
    return html(filled("<p itemprop=name " + " ".join(f"a{i}=1" for i in range(900)) + ">x</p>"))


@page("tags that nobody knows, each another one")
def unknown_tags():
    return html("".join(f"<x{i}></x{i}>" for i in range(near(500_000))))


@page("ids by the hundred thousand")
def many_ids():
    return html("".join(f"<p id=a{i}>" for i in range(near(600_000))))


@page("nested headings below a title of two kilobytes")
def nested_headings():
    return ("<title>" + "ab " * 700 + "</title>" + script(recipe(name="")) + "<h1>" * 200 + filled("z ", 2 * MEGA))


@page("100,000 metas with a title")
def many_metas():
    return html(head=filled('<meta property="og:title" content="">'))


@page("200,000 headings and a long title")
def many_headings():
    return ("<title>" + "ab " * 300_000 + "</title>" + script(recipe(name=""))
            + "".join(f"<h1>z{i}</h1>" for i in range(near(200_000))))


# ---- text, entities, comments --------------------------------------------------------------------------------------


@page("9 MB of &")
def ampersands():
    return html(filled("&", 9 * MEGA))


@page("1,500,000 numeric entities")
def numeric_entities():
    return html(filled("&#x41;"))


@page("numeric entities of many digits")
def long_entities():
    return html(filled("&#" + "1" * 1000 + ";"))


@page("one numeric entity of 10 MB")
def endless_entity():
    return html("&#" + filled("1") + ";")


@page("2,000,000 named entities")
def named_entities():
    return html(filled("&lt;"))


@page("entities that do not exist")
def unknown_entities():
    return html(filled("&soup;"))


@page("a document type that defines entities of entities")
def billion_laughs():
    lines = ['<!DOCTYPE html [<!ENTITY a0 "soup">']
    for level in range(1, 12):
        lines.append(f'<!ENTITY a{level} "' + f"&a{level - 1};" * 10 + '">')
    return "".join(lines) + "]><html><body><p>&a11;</p></body></html>"


@page("one text of 10 MB")
def one_text():
    return html(filled("soup "))


@page("one text of 10 MB without a space")
def one_word():
    return html("<h2>Ingredients</h2><p>" + filled("x") + "</p><h2>Method</h2><p>Cook.")


@page("a page of 2,000,000 lines under a heading")
def lines_under_a_heading():
    return html("<h2>Ingredients</h2>" + filled("<p>1 a", 5 * MEGA) + "<h2>Method</h2>" + filled("<p>Do", 4 * MEGA))


@page("1,000,000 headings")
def headings():
    return html(filled("<p>Method<p>Ingredients"))


@page("2,000,000 comments")
def comments():
    return html(filled("<!---->"))


@page("2,000,000 comments that are opened and never closed")
def open_comments():
    return html(filled("<!--"))


@page("comments of half ends")
def half_comments():
    return html("<!--" + filled("--!"))


@page("2,000,000 declarations, instructions and CDATA sections")
def declarations():
    return html(filled("<!x><?y?><![CDATA[z]]>"))


@page("2,000,000 document types")
def document_types():
    return filled("<!DOCTYPE a>")


@page("300,000 scripts that hold the ends of scripts")
def scripts():
    return html(filled("<script></x></script >"))


@page("a script without an end, full of tags")
def open_script():
    return html("<script>" + filled("</b><a>"))


@page("a text area, a style, a title without an end")
def open_raw_text():
    return html("<style>" + filled("</x>", 3 * MEGA) + "<title>" + filled("</x>", 3 * MEGA)
                + "<textarea>" + filled("</x>", 3 * MEGA))


@page("100,000 combining marks on one letter, in every place")
def combining_marks():
    mark = "e" + "\u0301" * near(100_000)
    return linked(recipe(name=mark, recipeYield=mark, prepTime=mark, keywords=mark, recipeIngredient=[mark] * 8,
                         recipeInstructions=[{"@type": "HowToStep", "name": mark, "text": mark}] * 4))


@page("family signs joined to one letter of 400,000")
def joined_signs():
    sign = "\U0001f468\u200d" * near(400_000)
    return html(head=script(recipe(name=sign, recipeIngredient=[sign])))


@page("flags, which are counted in pairs from the start")
def flags():
    return html("<h2>Ingredients</h2><p>" + "\U0001f1e9" * near(1_000_000) + "<h2>Method</h2><p>Cook.")


@page("NULs between tags")
def nulls():
    return html(filled("\0<p\0>\0"))


@page("text from right to left, of no width")
def invisible_text():
    return html("<h2>Ingredients</h2>" + filled("<p>\u200b\u200b\u202e\u00ad"))


# ---- bytes that are not what they say ------------------------------------------------------------------------------


@page("invalid UTF-8", "bytes")
def invalid_utf8():
    return b'<meta charset="utf-8"><p>' + b"\xff\xc0\x80\xed\xa0\x80\xf8" * (9 * MEGA // 7)


@page("it says UTF-16 and is not", "bytes")
def claims_utf16():
    return b"\xff\xfe" + b"\x00\xd8" * (9 * MEGA // 2)


@page("UTF-16 of characters that take three bytes in UTF-8", "bytes")
def grows_from_utf16():
    return b"\xff\xfe" + "\u4e00".encode("utf-16-le") * (9 * MEGA // 2)


@page("a charset of the system's tables, all of it invalid", "bytes")
def invalid_charset():
    return b'<meta charset="euc-jp"><p>' + b"\xff" * (9 * MEGA)


@page("a charset with shift states", "bytes")
def shifting_charset():
    return b'<meta charset="iso-2022-jp"><p>' + b"\x1b$B!!\x1b(B" * MEGA


@page("windows-1252 of characters that take three bytes in UTF-8", "bytes")
def grows_from_windows():
    return b'<meta charset="windows-1252"><p>' + b"\x80" * (9 * MEGA)


@page("100,000 claims of a charset", "bytes")
def charset_claims():
    return b'<meta charset="x-none">' * 100_000


# ---- pasted texts --------------------------------------------------------------------------------------------------


@page("a pasted text of 1,000,000 ingredients", "text")
def text_of_lines():
    return "Soup\nIngredients\n" + "1 egg\n" * near(1_000_000) + "Method\nCook."


@page("a pasted text of 1,000,000 headings", "text")
def text_of_headings():
    return "Ingredients\n" * near(700_000)


@page("an ingredient of 10 MB", "text")
def text_of_one_line():
    return "Soup\nIngredients\n1 " + filled("onion ", 9 * MEGA) + "\nMethod\nCook."


@page("a title of 10 MB", "text")
def text_of_a_title():
    return filled("Soup ", 9 * MEGA) + "\nIngredients\n1 egg\nMethod\nCook."


@page("5,000,000 empty lines", "text")
def text_of_nothing():
    return filled("\n", 4 * MEGA)


@page("a letter with 2,000,000 combining marks", "text")
def text_of_marks():
    return "Ingredients\n1 e" + "\u0301" * near(2_000_000) + "\nMethod\nCook."


@page("150 ingredients of 300 letters, each with combining marks", "text")
def text_of_marked_lines():
    line = "1 " + ("e" + "\u0301" * 200) * 150
    return "Ingredients\n" + (line + "\n") * 150 + "Method\nCook."


@page("a preamble of 150 lines of 60 KB that speak of times", "text")
def text_of_times():
    return "Soup\n" + ("prep " + "1 / " * 15_000 + "\n") * 150 + "Ingredients\n1 egg\nMethod\nCook."


# ---- lines for the kitchen -----------------------------------------------------------------------------------------


def lines(unit, length=2000, count=1000, before=""):
    return [before + unit * ((length - len(before.encode())) // len(unit.encode()))] * count


@page("1,000 lines of brackets that open", "lines")
def lines_of_brackets():
    return lines("(", 1000)


@page("1,000 lines of brackets that open, after an amount", "lines")
def lines_of_amount_and_brackets():
    return lines("(1 g ", 1000, before="1 cup ")


@page("1,000 lines of numbers", "lines")
def lines_of_numbers():
    return lines("1 ", 1000)


@page("1,000 lines of fractions", "lines")
def lines_of_fractions():
    return lines("½ 1/2 ", 1000)


@page("1,000 lines of or", "lines")
def lines_of_or():
    return lines("or ", 1000)


@page("1,000 lines of amounts that are added", "lines")
def lines_of_plus():
    return lines("1 g plus ", 1000)


@page("1,000 lines of commas", "lines")
def lines_of_commas():
    return lines(", ", 1000)


@page("1,000 lines of the names of foods", "lines")
def lines_of_foods():
    return lines("red onion or ", 1000)


@page("1,000 lines of short words", "lines")
def lines_of_words():
    return lines("a b ", 1000)


@page("1,000 lines of sizes", "lines")
def lines_of_sizes():
    return lines("large ", 1000)


@page("1,000 lines of units", "lines")
def lines_of_units():
    return lines("cup ", 1000, before="1 ")


@page("500 lines of one letter with combining marks", "lines")
def lines_of_marks():
    return ["1 e" + "\u0301" * 990] * 500


@page("250 lines of four-byte letters", "lines")
def lines_of_wide_letters():
    return ["\U0001f9c5" * 1000] * 250


@page("1,000 lines of foods that it may mean", "lines")
def lines_of_alternatives():
    return lines("milk or ", 1000, before="1 cup ")


@page("one line of a megabyte", "lines")
def line_too_long():
    return ["1 " + "onion " * 160_000]


@page("200,000 lines", "lines")
def lines_too_many():
    return ["1 egg"] * near(100_000)


@page("1,000 names of many words", "names")
def names_of_words():
    return lines("onion ", 1000)


@page("1,000 names of words that nobody knows", "names")
def names_unknown():
    return ["".join(DICE.choice("abcdefgh ") for _ in range(1000)) for _ in range(1000)]


@page("1,000 lines of alternatives, asked about at once", "ingredients")
def ingredients_of_alternatives():
    return lines("milk or ", 1000, before="1 cup ")


@page("1,000 lines of foods with allergens, asked about at once", "ingredients")
def ingredients_of_words():
    return lines("wheat milk egg or ", 1000)


PATHS = {"html": EXTRACT, "bytes": EXTRACT, "text": EXTRACT, "lines": "/api/v1/ingredients/parse",
         "names": "/api/v1/foods/classify", "ingredients": "/api/v1/recipes/allergens"}


def made(name):
    DICE.seed(f"{SEED} {name}")
    return PAGES[name][0]()


def raw(name):
    value = made(name)
    if isinstance(value, list):
        return json.dumps({PAGES[name][1]: value}).encode()
    return value if isinstance(value, bytes) else value.encode("utf-8", "surrogatepass")


def body(name):
    value, kind = made(name), PAGES[name][1]
    if kind == "bytes":
        # JSON cannot carry what is no text; serve the page itself to try these, and give its address.
        value, kind = value.decode("utf-8", "replace"), "html"
    whole = {kind: value}
    if kind == "html":
        whole["url"] = "https://example.com/soup"
    encoded = json.dumps(whole, ensure_ascii=False).encode("utf-8", "replace")
    if isinstance(value, str) and len(encoded) > LARGEST:
        # JSON's own escapes take room: the page is cut where its body is full.
        whole[kind] = value[: len(value) * LARGEST // len(encoded) - 100]
        encoded = json.dumps(whole, ensure_ascii=False).encode("utf-8", "replace")
    return encoded


SEED = 1


def main():
    global SEED
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", nargs="?")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--body", action="store_true")
    parser.add_argument("--write", metavar="FOLDER")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    SEED = chosen.seed
    if chosen.list:
        print("\n".join(PAGES))
    elif chosen.table:
        for name, (_, kind, about) in PAGES.items():
            print(name, "POST " + PATHS[kind], about, sep="\t")
    elif chosen.write:
        os.makedirs(chosen.write, exist_ok=True)
        for name in PAGES:
            with open(os.path.join(chosen.write, name), "wb") as file:
                file.write(body(name) if chosen.body else raw(name))
    elif chosen.name in PAGES:
        sys.stdout.buffer.write(body(chosen.name) if chosen.body else raw(chosen.name))
    else:
        parser.error("which page? --list names them")


if __name__ == "__main__":
    main()
