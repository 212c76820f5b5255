import FixedJsdom from 'jest-fixed-jsdom'

/**
 * jsdom with a changeable time zone: `setTimeZone('Asia/Tokyo')` applies to every `Date` until the end of the file (a
 * test's own `process.env` is a copy that the engine does not read).
 */
export default class Environment extends FixedJsdom {
  #home = process.env.TZ

  async setup() {
    await super.setup()
    this.global.setTimeZone = (zone) => {
      process.env.TZ = zone
    }
  }

  async teardown() {
    if (this.#home === undefined) delete process.env.TZ
    else process.env.TZ = this.#home
    await super.teardown()
  }
}
