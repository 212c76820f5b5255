import { isJson, ownStore } from './callBackend'
import type { Scenario } from './types'

type View = Pick<Window, 'fetch'> & { readonly document: Pick<Document, 'cookie'> }

/**
 * Prepares the backend simulator for a scenario before the app's first call: the tester's store with size and seed,
 * then the faults. Throws if the simulator refuses. If there is no simulator, logs that no data were created.
 */
export async function prepareBackend(
  { data, faults = [] }: Scenario,
  view: View,
  note: (method: string, result: string) => void,
): Promise<void> {
  // The browser's own fetch, because the simulated network waits for this function.
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
