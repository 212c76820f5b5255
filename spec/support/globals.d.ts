/** Moves the device that a test runs on to another time zone (`environment.mjs`). */
declare function setTimeZone(zone: string): void
