import { areaLines, linesTable } from './lines/areaLines'
import { command } from './support/command'

/** Prints the lines of code of each area by layer, and per built route. */
await command(async () => {
  console.log(linesTable(areaLines(process.cwd())))
})
