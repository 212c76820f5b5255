import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'

/** Browsers refuse longer validity periods. Days */
const VALIDITY = 365

/** LAN addresses of this machine. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}

/** A self-signed certificate for this machine's addresses, stored in `directory`; undefined if `openssl` is missing. */
export function selfMadeCertificate(directory: string): { key: Buffer; cert: Buffer } | undefined {
  const names = ['DNS:localhost', 'IP:127.0.0.1', ...lanAddresses().map((address) => `IP:${address}`)].join(',')
  const [key, cert, list] = ['key.pem', 'cert.pem', 'names.txt'].map((name) => join(directory, name)) as [
    string,
    string,
    string,
  ]
  mkdirSync(directory, { recursive: true })
  if (!existsSync(cert) || !existsSync(list) || readFileSync(list, 'utf8') !== names) {
    const request = `req -x509 -newkey rsa:2048 -nodes -sha256 -days ${VALIDITY} -subj /CN=localhost`.split(' ')
    const made = spawnSync('openssl', [...request, '-addext', `subjectAltName=${names}`, '-keyout', key, '-out', cert])
    if (made.status !== 0) return undefined
    writeFileSync(list, names)
  }
  return { key: readFileSync(key), cert: readFileSync(cert) }
}
