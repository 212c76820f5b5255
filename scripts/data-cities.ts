import { writeFileSync } from 'node:fs'
import { CITY_FILE, cityFile } from './data/cities'

writeFileSync(CITY_FILE, cityFile())
console.log(`${CITY_FILE} written.`)
