/**
 * Deployment for which a reload was tried; once per tab, because a deployment that lacks a file would reload
 * endlessly.
 */
const RELOADED = 'reloaded-for'

/** Set by the build: identifies the deployment by the names of all of its files. */
const DEPLOYMENT = 'data-deployment'

/**
 * Reloads the page if the server has another deployment than the running one, once for each; returns whether it does.
 * Without a newer one a reload would only lose the screen, and offline the whole app.
 */
export async function reloadForDeployment(reload = () => location.reload()): Promise<boolean> {
  const own = document.querySelector(`[${DEPLOYMENT}]`)?.getAttribute(DEPLOYMENT)
  if (!own) return false
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' })
    const html = await answer.text()
    // A captive portal's sign-in page is not a deployment.
    if (!answer.ok || !html.includes(` ${DEPLOYMENT}=`) || html.includes(`"${own}"`)) return false
    if (sessionStorage.getItem(RELOADED) === own) return false
    sessionStorage.setItem(RELOADED, own)
  } catch {
    // No network, or storage refused: without the guard there is no reload, and the page shows the error.
    return false
  }
  reload()
  return true
}
