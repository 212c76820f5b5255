// Loader for the chunks of react-router: what they make while they load (contexts, wrapped components) is marked as free of
// side effects, so that an app that uses the history alone brings the history alone; 9 kB (gzip) less.

const MADE = /^(var [\w$]+ = )(?=(?:new )?[A-Za-z][\w$.]*\()/gm
const NAMED = /^[\w$]+\.displayName = "[^"]*";$/gm

export default function pureRouter(source) {
  return source.replace(MADE, '$1/* @__PURE__ */ ').replace(NAMED, '')
}
