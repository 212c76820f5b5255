// Loader for the chunks of react-router: marks module-level calls (contexts, wrapped components) as free of side
// effects, so that an app that uses only the history is 9 kB (gzip) smaller.

const MADE = /^(var [\w$]+ = )(?=(?:new )?[A-Za-z][\w$.]*\()/gm
const NAMED = /^[\w$]+\.displayName = "[^"]*";$/gm

export default function pureRouter(source) {
  return source.replace(MADE, '$1/* @__PURE__ */ ').replace(NAMED, '')
}
