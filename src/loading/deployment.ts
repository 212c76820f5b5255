/** Entry script that a reload was tried for; once in a tab, else a deployment that lacks a file would reload for ever. */
const RELOADED = 'reloaded-for'

/** The mark that the build gives the entry script of the page. */
const ENTRY = 'script[data-entry]'

/**
 * Reloads the page when the server has another deployment than the one that runs, once for each; gives whether it does.
 * Without a newer one a reload would only lose the screen, offline even the app.
 */
export async function reloadForDeployment(reload = () => location.reload()): Promise<boolean> {
  const own = document.querySelector(ENTRY)?.getAttribute('src')
  if (!own) return false
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' })
    const html = await answer.text()
    // A sign-in page of the network in between is no deployment of ours.
    if (!answer.ok || !html.includes(' data-entry') || html.includes(own)) return false
    if (sessionStorage.getItem(RELOADED) === own) return false
    sessionStorage.setItem(RELOADED, own)
  } catch {
    // No network, or storage refused: without a guard no reload, the page says what is wrong.
    return false
  }
  reload()
  return true
}
