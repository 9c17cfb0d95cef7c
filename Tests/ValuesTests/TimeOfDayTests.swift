import Testing
import Values

@Suite struct TimeOfDayTests {
    @Test func `every minute of a day is written with two digits each and read back`() throws {
        for minutes in 0..<1440 {
            let time = try #require(TimeOfDay(minutes: minutes))
            let text = Array(time.description)
            #expect(text.count == 5 && text[2] == ":")
            #expect(Int(String(text.prefix(2))) == minutes / 60 && Int(String(text.suffix(2))) == minutes % 60)
            #expect(TimeOfDay(time.description) == time)
            #expect(TimeOfDay(minutes / 60, minutes % 60) == time)
        }
    }

    @Test func `there is no minute before the first or after the last`() {
        #expect(TimeOfDay(minutes: -1) == nil)
        #expect(TimeOfDay(minutes: 1440) == nil)
    }

    @Test(arguments: ["24:00", "23:60", "7:30", "07:3", "07-30", "0a:00", "00:a0", ":7:30", "07:300", "", "-1:00"])
    func `what is no time of day is refused`(text: String) {
        #expect(TimeOfDay(text) == nil)
    }

    @Test func `the earlier time is the lesser one`() {
        #expect(TimeOfDay(7, 59) < TimeOfDay(8, 0))
        #expect(!(TimeOfDay(8, 0) < TimeOfDay(8, 0)))
    }
}
