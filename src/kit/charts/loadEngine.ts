import { afterFirstScreen, lazyOnce, nextTask } from '#base/loading'
import type { DrawingModel, Engine } from './drawing'

const core = lazyOnce(() => import(/* webpackChunkName: "chart-engine" */ './engine'))

const ready = new Map<DrawingModel['kind'], Engine>()

/** Loads the engine and the additional modules of this kind of chart. */
export async function loadEngine(kind: DrawingModel['kind']): Promise<Engine> {
  // The engine is larger than all of a list: text and data of the page go first.
  await afterFirstScreen
  await nextTask()
  const { prepare } = await core()
  const engine = await prepare(kind)
  ready.set(kind, engine)
  return engine
}

/** The engine, if it is loaded for this kind of chart: then the chart renders at once. */
export function readyEngine(kind: DrawingModel['kind']): Engine | undefined {
  return ready.get(kind)
}
