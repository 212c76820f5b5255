import type { Scenario } from './types'

type View = Pick<Window, 'fetch'> & { readonly document: Pick<Document, 'cookie'> }

/**
 * Sets the backend simulator up for a scenario, before the app's first call: the tester's store with its size and seed, then
 * its faults. Throws with what the simulator refuses. Where nobody answers for it, data are noted as not made.
 */
export async function prepareBackend(
  { data, faults = [] }: Scenario,
  view: View,
  note: (method: string, result: string) => void,
): Promise<void> {
  // The browser's own, before the simulated network, which waits for this, takes its place.
  const { fetch } = view
  const post = (name: string, body: unknown) =>
    fetch.call(view, `/__sim/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })

  if (data) {
    ownStore(view.document)
    const answer = await post('reset', data).catch((error: unknown) => String(error))
    if (typeof answer === 'string') note('data', `no backend simulator: ${answer}`)
    else if (!isJson(answer)) note('data', `no backend simulator: ${answer.status}`)
    else if (!answer.ok) throw new Error(`the data were not made: ${answer.status} ${await answer.text()}`)
    else note('data', 'made')
  }
  if (faults.length > 0) {
    const answer = await post('faults', faults)
    if (!answer.ok) throw new Error(`the faults were not taken: ${answer.status} ${await answer.text()}`)
  }
}

/** Anything else, a page even, is what a static server says. */
const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('json') === true

/** Data belong to one tester: whoever has no store of their own gets one, until the browser is closed. */
function ownStore(document: Pick<Document, 'cookie'>): void {
  if (/(?:^|;)\s*sim=[^;\s]/.test(document.cookie)) return
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  document.cookie = `sim=tester-${id}; path=/; SameSite=Lax`
}
