import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { type Simulation, simulate, startScreens } from '#harness/backend/kit/testing'
import { getClueFacts, saveClueFacts } from '../api'
import dev from '../dev'
import plugin from '../plugin'
import { clueDetail, editClueCognitionClueInfo, editClueCognitionInfo } from '../routes'
import { leadIdSchema } from '../rules/vocabulary'
import { openPages } from '../testing/openPages'
import CognitionClueInfo from './CognitionClueInfo'
import CognitionInfo from './CognitionInfo'

const id = v.parse(leadIdSchema, 'L-000001')
const PAGES = [
  [editClueCognitionClueInfo, CognitionClueInfo],
  [editClueCognitionInfo, CognitionInfo],
  [clueDetail, () => <p>The other lead</p>],
] as const

beforeAll(() => startScreens(plugin))

const open = (sim: Simulation, address: string) => openPages('rep01', PAGES, address, { sim })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const field = (name: RegExp) => screen.findByRole('textbox', { name })
/** What somebody else saved meanwhile is shown beside what is in the form, field by field. */
async function conflict() {
  await screen.findByText('Someone else saved a change first')
  return document.querySelector('.formconflict')?.textContent
}

describe('where somebody else saved first, both versions are shown', () => {
  test('of the company', async () => {
    const sim = simulate(dev)
    await open(sim, `/editClueCognitionInfo?id=${id}`)
    fireEvent.change(await field(/^Legal representative/), { target: { value: '李宏' } })
    const other = sim.as('rep02')
    const { version, company } = await other.call(getClueFacts, { id })
    const half = { company: { ...company, industry: 'C304', legalRep: '陈敏', taxGrade: 'D' as const } }
    await other.call(saveClueFacts, { id, version, half })
    await save()
    const shown = await conflict()
    for (const text of ['李宏', '陈敏', 'Legal representative', 'Industry']) expect(shown).toContain(text)
  })

  test('of the lead, and mine is saved over theirs once that is chosen', async () => {
    const sim = simulate(dev)
    await open(sim, `/editClueCognitionClueInfo?id=${id}`)
    fireEvent.change(await field(/^Distance to main/), { target: { value: '390' } })
    const other = sim.as('rep02')
    const { version, place } = await other.call(getClueFacts, { id })
    const half = { place: { ...place, address: place.address ?? '' }, source: 'list', distanceToMain: 777 } as const
    await other.call(saveClueFacts, { id, version, half })
    await save()
    const shown = await conflict()
    for (const text of ['390', '777', 'Directory']) expect(shown).toContain(text)
    const notice = within(document.querySelector<HTMLElement>('.formconflict') as HTMLElement)
    await userEvent.click(notice.getByRole('button', { name: 'Save mine' }))
    await waitFor(async () =>
      expect(await other.call(getClueFacts, { id })).toMatchObject({ version: version + 2, distanceToMain: 390 }),
    )
  })
})

test('the code of another lead is said, and leads to it', async () => {
  await open(simulate(dev), '/editClueCognitionInfo?id=L-000005')
  fireEvent.change(await field(/^Credit code/), { target: { value: '91440604MA51C6RT86' } })
  await screen.findByText('This is already the lead “Hongsheng Ceramics” of Li Wei.')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByText('The other lead')
})
