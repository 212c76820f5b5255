import { simCore, simulate } from '#harness/backend/kit/testing'
import dev from '../dev'
import plugin from '../plugin'
import { companyRows, follow, followOnPage } from './companyRows'

const GUANGDA = 'C-000001'

test('a star makes the lists stale where it is set beside them, not on a row', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const rows = core.store(companyRows)
  rows.put({ id: GUANGDA, name: 'Guangda', followed: false } as never)
  const { revision } = rows
  await follow(core, GUANGDA, true)
  expect([rows.get(GUANGDA)?.followed, rows.revision]).toEqual([true, revision])
  await followOnPage(core, GUANGDA, false)
  expect([rows.get(GUANGDA)?.followed, rows.revision > revision]).toEqual([false, true])
})
