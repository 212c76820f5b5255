import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { UsageError } from '../../harness/server/listen'
import { findProgram, installPackages } from '../support/debian'
import { WebDriver } from './WebDriver'

const DRIVER = 'WebKitWebDriver'
/** A virtual screen in memory. */
const SCREEN = 'Xvfb'
/** The last one contains Chinese. */
const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk']
const ADVICE = `WebKit needs ${DRIVER} and ${SCREEN} (Debian: ${PACKAGES.join(', ')}).`
/** Timeout until the driver responds. ms */
const PATIENCE = 20_000

interface Programs {
  readonly driver: string
  readonly screen: string
}

function findWebKit(): Programs | undefined {
  const [driver, screen] = [findProgram(DRIVER), findProgram(SCREEN)]
  return driver && screen ? { driver, screen } : undefined
}

/**
 * Finds the programs for WebKit without a screen; installs Debian's packages if they are missing and that is permitted.
 */
export function ensureWebKit(): Programs {
  const found = findWebKit()
  if (found) return found
  installPackages(PACKAGES, ADVICE)
  const installed = findWebKit()
  if (!installed) throw new UsageError(ADVICE)
  return installed
}

export interface Engine {
  /** Opens a browser without stored data. */
  open(): Promise<WebDriver>
  close(): void
}

/** Starts a virtual screen for WebKit; everything on it ends with this program. */
export async function startWebKit({ driver, screen }: Programs): Promise<Engine> {
  const display = await startScreen(screen)
  const close = () => {
    display.child.kill()
  }
  process.once('exit', close)
  return {
    open: async () => {
      try {
        return await openBrowser(driver, display.name)
      } catch (error) {
        // Seen once on a machine under tenfold load: the browser never connected to the driver.
        console.warn(`WebKit is started again: ${error instanceof Error ? error.message : error}`)
        return openBrowser(driver, display.name)
      }
    },
    close,
  }
}

/** Starts a driver and its browser; both end together. */
async function openBrowser(program: string, display: string): Promise<WebDriver> {
  const port = await anyPort()
  const server = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    // Language and time zone of the pages; the toolkit's warnings about missing locales are ignored.
    env: { ...process.env, DISPLAY: display, LANG: 'en_US.UTF-8', TZ: 'Asia/Shanghai' },
    stdio: 'ignore',
    // A process group, so that the browser ends with its driver.
    detached: true,
  })
  const end = () => {
    process.off('exit', end)
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid)
  }
  process.once('exit', end)
  try {
    const url = `http://127.0.0.1:${port}`
    await answers(`${url}/status`)
    return await WebDriver.open(url, end)
  } catch (error) {
    end()
    throw error
  }
}

/** Resolves with the display's name, which Xvfb chooses. */
function startScreen(program: string): Promise<{ readonly child: ChildProcess; readonly name: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  return new Promise((resolve, reject) => {
    const named = child.stdio[3] as Readable
    named.once('data', (number: Buffer) => resolve({ child, name: `:${number.toString().trim()}` }))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)))
  })
}

/** A free port. */
function anyPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + PATIENCE
  for (;;) {
    try {
      if ((await fetch(url)).ok) return
    } catch (error) {
      // Not listening yet.
      if (Date.now() > until) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
