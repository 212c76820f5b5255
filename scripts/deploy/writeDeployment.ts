import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildObject, commit, type Values } from '../build/values'
import { nginxConf } from './nginx'
import type { ServerValues } from './variables'

/** Writes `nginx.conf` for the build in `output` into `folder`. */
export function writeDeployment(output: string, folder: string, values: Values, server: ServerValues): void {
  const { VERSION } = buildObject(values)
  const html = readFileSync(join(output, 'index.html'), 'utf8')
  mkdirSync(folder, { recursive: true })
  const name = `version ${VERSION}, commit ${commit()}, environment ${values.APP_ENV || 'FAT'}`
  writeFileSync(join(folder, 'nginx.conf'), nginxConf({ html, values, server, name }))
}
