// In place of the package side-channel (qs tracks arrays with it): the same on WeakMap, which every browser of the target
// has; the original brings 12 kB (gzip) of detection for engines without.
module.exports = function getSideChannel() {
  const data = new WeakMap()
  return {
    assert(key) {
      if (!data.has(key)) throw new TypeError('Side channel does not contain the given key')
    },
    delete: (key) => data.delete(key),
    get: (key) => data.get(key),
    has: (key) => data.has(key),
    set: (key, value) => {
      data.set(key, value)
    },
  }
}
