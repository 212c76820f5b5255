/** Changes the time zone of the test (`environment.mjs`). */
declare function setTimeZone(zone: string): void
