import { spawn, spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { selfMadeCertificate } from '../../../harness/server/certificate'
import { UsageError } from '../../../harness/server/listen'
import { findProgram, installPackages, runnable } from '../../support/debian'

const PACKAGES = ['nginx', 'openssl']
const ADVICE = `The deployment is tested with nginx and openssl (Debian: ${PACKAGES.join(', ')}).`
/** Not in everybody's path. */
const PLACE = '/usr/sbin/nginx'
/** User and group `nobody` of Debian, as whom a root's nginx runs. */
const NOBODY = 65_534
/** Time to start or to end. ms */
const PATIENCE = 10_000

const findNginx = () => findProgram('nginx') ?? (runnable(PLACE) ? PLACE : undefined)

/** Path of nginx; installs Debian's packages if they are missing and that is permitted. */
export function ensureNginx(): string {
  const isComplete = () => findNginx() !== undefined && findProgram('openssl') !== undefined
  if (!isComplete()) installPackages(PACKAGES, ADVICE)
  const found = findNginx()
  if (!found || !isComplete()) throw new UsageError(ADVICE)
  return found
}

/** The folder of a deployment (docs/deploy.md) and the nginx that runs in it, as a user without rights. */
export class RealNginx {
  private readonly folder = mkdtempSync(join(tmpdir(), 'deployment-'))
  private readonly user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  private running: ReturnType<typeof spawn> | undefined

  constructor(private readonly program: string) {
    mkdirSync(join(this.folder, 'run'))
    if (!selfMadeCertificate(join(this.folder, 'tls'))) throw new UsageError(ADVICE)
  }

  /** Its certificate, which is its own authority (PEM). */
  get certificateFile(): string {
    return join(this.folder, 'tls/cert.pem')
  }

  /** By which Chromium can be told to trust it. */
  get keyHash(): string {
    const { publicKey } = new X509Certificate(readFileSync(this.certificateFile))
    return createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64')
  }

  /** E.g. 'nginx 1.22.1'. */
  version(): string {
    const { stderr } = spawnSync(this.program, ['-v'], { encoding: 'utf8' })
    return `nginx ${/nginx\/([\d.]+)/.exec(stderr)?.[1] ?? 'of an unknown version'}`
  }

  /** Copies a build, the page last; `isNew`: nothing of the one before stays. */
  deploy(dist: string, { isNew = false } = {}): void {
    const root = join(this.folder, 'dist')
    if (isNew) rmSync(root, { recursive: true, force: true })
    const isPage = (name: string) => name.startsWith('index.html')
    const names = readdirSync(dist).sort((one, other) => Number(isPage(one)) - Number(isPage(other)))
    for (const name of names) cpSync(join(dist, name), join(root, name), { recursive: true, preserveTimestamps: true })
  }

  configure(conf: string): void {
    writeFileSync(join(this.folder, 'nginx.conf'), conf)
    if (this.user.uid !== undefined) this.give(this.folder, this.user.uid)
  }

  /** What `nginx -t` says about a configuration; '' if it takes it. */
  refusalOf(conf: string): string {
    this.configure(conf)
    const { status, stderr } = this.run('-t')
    return status === 0 ? '' : stderr
  }

  /** Starts it, and waits until the port is open. */
  async start(port: number): Promise<void> {
    const running = spawn(this.program, this.args(), {
      ...this.user,
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.running = running
    let said = ''
    running.stderr.on('data', (part: Buffer) => {
      said += part
    })
    process.once('exit', this.kill)
    const until = Date.now() + PATIENCE
    while (!(await isOpen(port))) {
      if (running.exitCode !== null || Date.now() > until)
        throw new Error(`nginx did not start: ${said}${this.errors()}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Takes over a changed configuration without closing connections. */
  reload(): void {
    const { status, stderr } = this.run('-s', 'reload')
    if (status !== 0) throw new Error(stderr)
  }

  /** Lines of its error log so far. */
  errors(): string {
    return readFileSync(join(this.folder, 'run/error.log'), 'utf8')
  }

  accesses(): string {
    return readFileSync(join(this.folder, 'run/access.log'), 'utf8')
  }

  async stop(): Promise<void> {
    const { running } = this
    if (!running || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGTERM')
    await ended
    process.off('exit', this.kill)
  }

  /** Stops it and removes its folder. */
  async close(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  private readonly kill = () => {
    this.running?.kill('SIGTERM')
  }

  private args(...more: readonly string[]): string[] {
    return ['-p', this.folder, '-c', 'nginx.conf', ...more]
  }

  private run(...more: readonly string[]) {
    return spawnSync(this.program, this.args(...more), { ...this.user, cwd: this.folder, encoding: 'utf8' })
  }

  private give(folder: string, uid: number): void {
    chownSync(folder, uid, uid)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      chownSync(join(folder, name), uid, uid)
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
