import type { stateArt } from './stateArt'

type Arts = typeof stateArt

let arts: Arts | undefined

/** The illustrations of states, once they are loaded. */
export const loadedArts = (): Arts | undefined => arts

/** Loads them; rejects without network. */
export async function loadArts(): Promise<Arts> {
  arts ??= (await import(/* webpackChunkName: "state-art" */ './stateArt')).stateArt
  return arts
}
