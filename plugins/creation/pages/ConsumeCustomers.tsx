import ArrowUp from '@phosphor-icons/core/regular/arrow-up.svg'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { thisYear } from '#base/calendar'
import { ChoiceRow } from '#domain/choosers'
import { Chart } from '#kit/charts'
import { EditPage, type RecordForm, submission, useFieldValue } from '#kit/forms'
import { currentBy } from '#kit/records'
import { column, DataTable, figures } from '#kit/tables'
import { useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Card, Icon, IconButton, Segmented, Tiles } from '#ui/components'
import { type Park, park as parkSchema, savePark } from '../api'
import { useCreationTools } from '../components/words'
import { parks } from '../records'
import { consumeCustomers } from '../routes'
import { type Absorption, absorbDay, absorbYear, shapeOf } from '../rules/absorption'
import { type AbsorberValues, absorberFields } from '../rules/fields'
import '../components/creation.css'

const readPark = currentBy(parkSchema)
const valuesOf = ({ version, absorbers }: Park): AbsorberValues => ({ version, absorbers: [...absorbers] })

const presentIn = (park: Park | undefined, absorbers: readonly string[]) =>
  absorbers.filter((id) => park?.rows.some((row) => row.id === id))

/** Chooses the customers of a park that take its PV, in their order, and shows how much of it (/consumeCustomers). */
export default observer(function ConsumeCustomers() {
  const { t, say } = useCreationTools()
  const { id } = useSearch(consumeCustomers)
  const records = useStore(parks)
  const open = records.of(id)
  const park = open.main.value
  /** As somebody else has saved it meanwhile. */
  const theirs = useRef<Park>(undefined)
  // A row that was removed by somebody else takes nothing, and is not sent.
  const present = (absorbers: readonly string[]) => {
    const isNewer = (theirs.current?.version ?? 0) > (park?.version ?? 0)
    return presentIn(isNewer ? theirs.current : park, absorbers)
  }
  const nameOf = (rowId: string) => say.name(park?.rows.find((row) => row.id === rowId)) ?? rowId
  return (
    <EditPage
      title={t('title.consumeCustomers')}
      open={open}
      load={[open.main]}
      may={() => open.main.value?.can.includes('edit') === true}
      denied={{ title: t('parkDetail.deniedTitle'), text: t('parkDetail.deniedText') }}
      form="creation.absorbers"
      record={id}
      of={() => open.main.value}
      read={(data) => {
        theirs.current = readPark(data) ?? theirs.current
        return readPark(data)
      }}
      values={valuesOf}
      fields={absorberFields}
      submit={({ version, absorbers }) =>
        submission(
          savePark,
          { id, version, absorbers: present(absorbers) },
          { record: `creation.park:${id}`, label: park ? say.name(park) : id, after: records.applied },
        )
      }
      compare={{ absorbers: ({ absorbers }) => say.list(present(absorbers).map(nameOf)) }}
    >
      {(form) => (park ? <Match form={form} park={park} /> : null)}
    </EditPage>
  )
})

interface MatchProps {
  readonly form: RecordForm<AbsorberValues>
  readonly park: Park
}

const SPANS = ['work', 'rest', 'year'] as const
type Span = (typeof SPANS)[number]

const Match = observer(function Match({ form, park }: MatchProps) {
  const { t } = useCreationTools()
  const [span, setSpan] = useState<Span>('work')
  const absorbers = presentIn(park, useFieldValue(form, 'absorbers'))
  const chosen = absorbers.flatMap((rowId) => park.rows.find((row) => row.id === rowId) ?? [])
  const loads = chosen.map(({ mwh, shape }) => ({ mwh, shape: shapeOf(shape) }))
  const year = thisYear()
  const day = span === 'year' ? undefined : absorbDay(park.pvKw, loads, span, year)
  return (
    <>
      <Card>
        <div className="match__span">
          <Segmented
            label={t('match.span')}
            hideLabel
            options={SPANS.map((value) => ({ value, label: t(`match.${value}`, { year }) }))}
            value={span}
            onChange={setSpan}
          />
        </div>
        <Result result={day ?? absorbYear(park.pvKw, loads, year)} of={chosen} isYear={!day} />
      </Card>
      {day ? (
        <Card title={t('match.hours')}>
          <Chart
            label={t('match.hours')}
            unit="kWh"
            categories={day.pvByHour.map((_, hour) => `${hour}:00`)}
            ticks={day.pvByHour.map((_, hour) => String(hour))}
            series={[
              { name: t('match.taken'), kind: 'bar', values: day.takenByHour, look: 'good' },
              { name: t('match.pv'), kind: 'line', values: day.pvByHour, hasLatest: false },
              { name: t('match.load'), kind: 'line', values: day.loadByHour, look: 'before' },
            ]}
          />
        </Card>
      ) : null}
      <Chosen form={form} park={park} absorbers={absorbers} />
    </>
  )
})

interface ResultProps {
  readonly result: Absorption
  readonly of: readonly Park['rows'][number][]
  readonly isYear: boolean
}

/** Shares and sums, kWh of a day or MWh of a year; by customer where there is one. */
function Result({ result, of, isYear }: ResultProps) {
  const { t, say } = useCreationTools()
  const unit = isYear ? 'MWh' : 'kWh'
  const shown = (kwh: number) => say.number(isYear ? Math.round(kwh / 100) / 10 : Math.round(kwh))
  const head = (name: string) => t('match.in', { name, unit })
  const share = (part: number | undefined) => say.percent(part, 1) ?? '–'
  type Row = readonly [row: Park['rows'][number], index: number]
  return (
    <>
      <Tiles
        tiles={[
          { label: t('match.absorption'), value: share(result.absorption) },
          { label: t('match.coverage'), value: share(result.coverage) },
          { label: t('match.pv'), value: shown(result.pv), unit },
          { label: t('match.surplus'), value: shown(result.surplus), unit },
        ]}
      />
      {of.length === 0 ? null : (
        <DataTable
          label={t('match.byCustomer')}
          keyOf={([row]: Row) => row.id}
          columns={[
            column('name', t('field.who'), ([row]: Row) => say.name(row)),
            figures('load', head(t('match.load')), ([, index]: Row) => shown(result.load[index] ?? 0)),
            figures('taken', head(t('match.taken')), ([, index]: Row) => shown(result.taken[index] ?? 0)),
          ]}
          rows={of.map((row, index): Row => [row, index])}
        />
      )}
    </>
  )
}

/** The rows of the park: those that take PV first, in their order, then the others. */
function Chosen({ form, park, absorbers }: MatchProps & { readonly absorbers: readonly string[] }) {
  const { t, say, word } = useCreationTools()
  const choose = (next: readonly string[]) => form.set({ absorbers: [...next] }, { shouldDirty: true })
  const rank = (rowId: string) => absorbers.indexOf(rowId)
  const press = (rowId: string) =>
    choose(rank(rowId) < 0 ? [...absorbers, rowId] : absorbers.filter((other) => other !== rowId))
  const up = (at: number) =>
    choose(absorbers.map((rowId, index) => absorbers[index === at ? at - 1 : index === at - 1 ? at : index] ?? rowId))
  const ordered = [
    ...absorbers.flatMap((rowId) => park.rows.find((row) => row.id === rowId) ?? []),
    ...park.rows.filter((row) => rank(row.id) < 0),
  ]
  return (
    <Card title={t('match.order')}>
      <ul className="absorbers">
        {ordered.map((row) => {
          const at = rank(row.id)
          return (
            <li key={row.id} className="absorbers__row">
              <ChoiceRow
                name={say.name(row)}
                note={`${t('park.mwh', { mwh: say.number(row.mwh) })} · ${word('shape', row.shape)}`}
                lead={<b className="absorbers__rank num">{at < 0 ? '' : at + 1}</b>}
                isOn={at >= 0}
                isSingle={false}
                onPress={() => press(row.id)}
              />
              <span className="absorbers__up">
                {at > 0 ? (
                  <IconButton label={t('match.up', { name: say.name(row) })} tone="quiet" onPress={() => up(at)}>
                    <Icon svg={ArrowUp} />
                  </IconButton>
                ) : null}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
