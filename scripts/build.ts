import { givenValues } from './build/values'
import { proxiedParts } from './deploy/proxied'
import { givenServerValues } from './deploy/variables'
import { writeDeployment } from './deploy/writeDeployment'
import { command } from './support/command'
import { DEPLOYMENT, OUTPUT } from './support/freshness'
import { buildProduction, reportBuild } from './support/production'

await command(async () => {
  const values = givenValues()
  if (!values.APP_ENV) console.log('APP_ENV is not given: building for FAT.')
  const server = givenServerValues()
  const missing = proxiedParts(values, server).filter(({ address }) => address === '')
  const start = Date.now()
  await buildProduction(OUTPUT.app, values)
  reportBuild(OUTPUT.app, start)
  writeDeployment(OUTPUT.app, DEPLOYMENT, values, server)
  console.log(`${DEPLOYMENT}/nginx.conf serves it (docs/deploy.md).`)
  for (const { path, upstream } of missing)
    console.log(`${upstream} is not given: the server answers ${path} with 502 until you name it.`)
})
