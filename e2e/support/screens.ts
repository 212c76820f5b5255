import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { groupedBy } from '../../harness/backend/kit/memo'
import { navigateTo } from './navigateTo'
import { Sim } from './Sim'
import { opens, type Screen, type Screens, show, shown } from './screen'

/** Sizes at which every screen is checked. px; `tall`: extended to the content if the screen sets `tall`. */
export const SIZES = [
  { width: 360, height: 780, tall: true },
  { width: 390, height: 844, tall: false },
  { width: 430, height: 932, tall: true },
  { width: 1280, height: 900, tall: false },
] as const
export type Size = (typeof SIZES)[number]

/** A street away from the first lead (L-000001), WGS-84. */
export const PLACE = { longitude: 112.9915, latitude: 22.9811 }

/** A screen as it is opened. */
export interface ScreenToShoot {
  readonly name: string
  readonly path: string
  /** Undefined if nobody is signed in. */
  readonly persona: string | undefined
  readonly prepare?: Screen['prepare'] | undefined
  readonly tall?: boolean | undefined
  readonly loading?: boolean | undefined
  readonly expected?: RegExp | undefined
}

/** Makes requests of this path fail, then opens the page. */
const fails = (request: string, address: string) => async (page: Page) => {
  await new Sim(page.request).faults({ path: request, status: 500, message: 'Maintenance until 10:00.' })
  await show(page, address)
}

/** Makes requests wait once the app has started, then opens the page. */
const loads = (address: string) => async (page: Page) => {
  await shown(page).locator(':scope:not([data-state="loading"])').first().waitFor()
  await new Sim(page.request).faults({ delayMs: 60_000 })
  await navigateTo(page, address)
  await shown(page).locator('.skeleton--shown').first().waitFor()
}

function prepareOf(screen: Screen): Screen['prepare'] | undefined {
  if (screen.fails !== undefined) return fails(screen.fails, screen.path)
  if (screen.loading) return loads(screen.path)
  return screen.opens ? opens(screen.opens) : screen.prepare
}

function toShoot([name, given]: readonly [string, string | Screen]): ScreenToShoot {
  const screen: Screen = typeof given === 'string' ? { path: given } : given
  const { persona = 'rep01', tall, loading, expected } = screen
  const isFailing = screen.fails !== undefined
  return {
    name,
    path: isFailing || loading ? '/' : screen.path,
    persona: persona === 'nobody' ? undefined : persona,
    prepare: prepareOf(screen),
    tall,
    loading,
    expected: expected ?? (isFailing ? /500/ : undefined),
  }
}

async function screensOf(area: string): Promise<readonly ScreenToShoot[]> {
  const file = resolve('plugins', area, 'screens.ts')
  if (!existsSync(file)) return []
  const { default: screens }: { default: Screens } = await import(pathToFileURL(file).href)
  return Object.entries(screens).map(toShoot)
}

/** Screens and states that the areas name in their `screens.ts`. */
export const screens = (await Promise.all(readdirSync('plugins').map(screensOf))).flat()

/** Most screens that one test opens. */
const MOST = 6

/** Opened by address alone and without failing requests: others can be opened after it. */
const isPlain = ({ prepare, loading, expected }: ScreenToShoot) => !prepare && !loading && !expected

/**
 * What one test opens one after the other on one phone, because a phone, its back end and its first sign-in cost more
 * than the check of a screen: plain screens of one persona; every other one is alone.
 */
export function inGroups(all: readonly ScreenToShoot[]): readonly (readonly ScreenToShoot[])[] {
  const plain = [...groupedBy(all.filter(isPlain), ({ persona }) => persona).values()]
  const groups = plain.flatMap((same) =>
    Array.from({ length: Math.ceil(same.length / MOST) }, (_, index) => same.slice(index * MOST, (index + 1) * MOST)),
  )
  return [...groups, ...all.filter((screen) => !isPlain(screen)).map((screen) => [screen])]
}

export const titleOf = (group: readonly ScreenToShoot[]) => group.map(({ name }) => name).join(', ')
