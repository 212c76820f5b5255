/** Imports the text of a file, as `asset/source` of the build. */
export default {
  process: (text) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} }` }),
}
