import { DAY, type Day, days, startOfDay } from '#base/calendar'

/** Times of the seed, relative to the simulator's clock. */
export class SeedClock {
  private readonly today: number

  constructor(readonly now: Date) {
    this.today = startOfDay(now)
  }

  /** The business day (+08:00) `day` days from today, e.g. `2026-11-20`. */
  day(day: number): Day {
    return days.of(this.today + day * DAY)
  }

  /** Time of something planned. `day` 0 is today, −1 yesterday; `time` is 'HH:mm' at +08:00. ISO 8601 */
  at(day: number, time: string): string {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return new Date(this.today + day * DAY + (hours * 60 + minutes) * 60_000).toISOString()
  }

  /** Time of something past: minute of the day `day` days from today, at most one minute ago. ISO 8601 */
  past(day: number, minute: number): string {
    return new Date(Math.min(this.today + day * DAY + minute * 60_000, this.now.getTime() - 60_000)).toISOString()
  }

  minutesAgo(minutes: number): string {
    return new Date(this.now.getTime() - minutes * 60_000).toISOString()
  }
}
