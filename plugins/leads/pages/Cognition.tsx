import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { formatNumber } from '#src/calendar'
import { DetailScreen, Facts, SectionCard, useRecord } from '#src/detail'
import { useDictionary } from '#src/directory'
import { capacityUnit } from '#src/energy'
import { useLanguage } from '#src/i18n'
import { usePageNavigation, useSearch } from '#src/navigation'
import { href } from '#src/routes'
import { Bars, Card, ScoreRing, Tag } from '#src/ui'
import type { ClueFacts, EnergySheet, EquipmentSheet } from '../api'
import { useFormats } from '../components/detail/useFormats'
import { codeText } from '../components/words'
import {
  clueCognition,
  clueDetail,
  editClueCognitionClueInfo,
  editClueCognitionEnergy,
  editClueCognitionEquipment,
  editClueCognitionInfo,
} from '../routes'
import { CARDS, type CardCognition, type Card as CardName, cardCognition } from '../rules/cognition'
import { FUEL_UNITS, isFuel } from '../rules/consumption'
import { NEXT_STEP_KINDS, sourceCodes } from '../rules/vocabulary'
import { cognitionRecords, completenessOf, flagsOf, knownOf, type OpenCognition } from '../stores/cognition'
import { useTexts } from '../texts'
import '../components/cognition/cognition.css'

/** Where each card is edited. */
const EDIT = {
  clue: editClueCognitionClueInfo,
  company: editClueCognitionInfo,
  equipment: editClueCognitionEquipment,
  energy: editClueCognitionEnergy,
} as const
/** Facts that are entered in the rows of their card. */
const IN_ROWS: readonly CardName[] = ['equipment', 'energy']

/** How completely a lead is known: a ring, and a card for each kind of facts (/clueCognition). */
export default observer(function Cognition() {
  const { id } = useSearch(clueCognition)
  const page = usePageNavigation()
  const t = useTexts()
  const formats = useFormats()
  const open = useRecord(cognitionRecords, id)
  const { main, parts } = open
  const mayEdit = main.value?.can.includes('save') === true
  const edit = (card: CardName, field?: string) =>
    page.open(EDIT[card], { id, ...(field !== undefined && { field: IN_ROWS.includes(card) ? 'rows' : field }) })
  const link = (card: CardName) => (mayEdit ? { label: t('cognition.edit'), onPress: () => edit(card) } : undefined)
  const missing = <C extends CardName>(card: C, { missing: keys }: CardCognition<C>) => (
    <Missing card={card} keys={keys} onPress={mayEdit ? (field) => edit(card, field) : undefined} />
  )
  const nothing = (rows: readonly unknown[]) => (rows.length === 0 ? t('cognition.noRows') : undefined)
  return (
    <DetailScreen
      open={open}
      title={formats.name}
      list={href(clueDetail, { id })}
      head={(facts) => <Head open={open} name={formats.name(facts)} />}
      parts={(facts) => {
        const flags = flagsOf(facts)
        return [
          {
            key: 'clue',
            body: (
              <Card title={t('cognition.card.clue')} link={link('clue')}>
                <ClueFactsList facts={facts} />
                {missing('clue', cardCognition('clue', flags.clue))}
              </Card>
            ),
          },
          {
            key: 'company',
            body: (
              <Card title={t('cognition.card.company')} link={link('company')}>
                <CompanyFactsList facts={facts} />
                {missing('company', cardCognition('company', flags.company))}
              </Card>
            ),
          },
          {
            key: 'equipment',
            body: (
              <SectionCard
                title={t('cognition.card.equipment')}
                section={parts.equipment}
                link={link('equipment')}
                empty={({ rows }) => (mayEdit ? undefined : nothing(rows))}
              >
                {({ rows }) => (
                  <>
                    <Devices rows={rows} />
                    {missing('equipment', cardCognition('equipment', rows))}
                  </>
                )}
              </SectionCard>
            ),
          },
          {
            key: 'energy',
            body: (
              <SectionCard
                title={t('cognition.card.energy')}
                section={parts.energy}
                link={link('energy')}
                empty={({ rows }) => (mayEdit ? undefined : nothing(rows))}
              >
                {({ rows }) => (
                  <>
                    <Consumption rows={rows} />
                    {missing('energy', cardCognition('energy', rows))}
                  </>
                )}
              </SectionCard>
            ),
          },
        ]
      }}
    />
  )
})

const Head = observer(function Head({ open, name }: { readonly open: OpenCognition; readonly name: string }) {
  const t = useTexts()
  const known = knownOf(open)
  const score = completenessOf(open)
  return (
    <section className="cognition__head">
      <div className="cognition__ring">
        <ScoreRing
          score={score}
          label={score === undefined ? t('cognition.unknown') : t('cognition.ring', { score })}
        />
        <div>
          <h2>{name}</h2>
          <p>{t(score === undefined || score < 60 ? 'cognition.below60' : 'cognition.from60')}</p>
        </div>
      </div>
      <Bars
        rows={CARDS.map((card) => {
          const { got, max } = known ? cardCognition(card, known[card]) : { got: 0, max: 25 }
          return { label: t(`cognition.card.${card}`), value: got, max, short: known !== undefined && got < max / 2 }
        })}
      />
    </section>
  )
})

interface MissingProps {
  readonly card: CardName
  readonly keys: readonly string[]
  /** Leads to the field; absent if the user may not edit. */
  readonly onPress: ((field: string) => void) | undefined
}

/** What a card still needs; each leads to the field where it is entered. */
function Missing({ card, keys, onPress }: MissingProps): ReactNode {
  const t = useTexts()
  if (keys.length === 0) return null
  return (
    <div className="cognition__missing">
      <span>{t('detail.stage.needed')}</span>
      {keys.map((key) => (
        <Tag key={key} tone="warn" onPress={onPress && (() => onPress(key))}>
          {t(`cognition.fact.${card}.${key}` as 'cognition.fact.clue.place')}
        </Tag>
      ))}
    </div>
  )
}

function ClueFactsList({ facts }: { readonly facts: ClueFacts }) {
  const t = useTexts()
  const formats = useFormats()
  const { place, source, entity, distanceToMain, decider, nextStep } = facts
  return (
    <Facts
      none={t('cognition.nothing')}
      facts={[
        { label: t('field.address'), value: place.address, copy: place.address },
        { label: t('place.onMap'), value: place.point ? t('place.marked') : undefined },
        { label: t('field.source'), value: source && codeText(t, 'source', sourceCodes, source) },
        { label: t('field.entityId'), value: entity && formats.name(entity) },
        {
          label: t('field.distanceToMain'),
          value: distanceToMain === undefined ? undefined : formats.distance(distanceToMain),
        },
        { label: t('field.decider'), value: decider && formats.name(decider) },
        {
          label: t('followUp.nextTitle'),
          value: nextStep && `${codeText(t, 'step', NEXT_STEP_KINDS, nextStep.kind)} · ${formats.moment(nextStep.at)}`,
        },
      ]}
    />
  )
}

const CompanyFactsList = observer(function CompanyFactsList({ facts }: { readonly facts: ClueFacts }) {
  const t = useTexts()
  const industries = useDictionary('industry')
  const scales = useDictionary('scale')
  const { creditCode, industry, scale, legalRep, taxGrade, shifts, licencePhoto } = facts.company
  return (
    <Facts
      none={t('cognition.nothing')}
      facts={[
        { label: t('field.creditCode'), value: creditCode, copy: creditCode },
        { label: t('field.industry'), value: industry && industries.name(industry) },
        { label: t('field.scale'), value: scale && scales.name(scale) },
        { label: t('field.legalRep'), value: legalRep },
        { label: t('field.taxGrade'), value: taxGrade },
        { label: t('field.shifts'), value: shifts && t('cognition.shifts', { count: shifts }) },
        { label: t('field.licencePhoto'), value: licencePhoto && t('cognition.hasPhoto') },
      ]}
    />
  )
})

const Devices = observer(function Devices({ rows }: Pick<EquipmentSheet, 'rows'>) {
  const kinds = useDictionary('deviceKind')
  const fuels = useDictionary('fuel')
  return (
    <ul className="cognition__rows">
      {rows.map(({ id, type, count, capacity, fuel, year }) => (
        <li key={id}>
          <span>
            {count} × {capacity} {capacityUnit(type)} {kinds.name(type)}
          </span>
          <small>{[fuels.name(fuel), year].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ul>
  )
})

const Consumption = observer(function Consumption({ rows }: Pick<EnergySheet, 'rows'>) {
  const language = useLanguage()
  const fuels = useDictionary('fuel')
  return (
    <ul className="cognition__rows">
      {rows.map(({ id, kind, year, amount }) => (
        <li key={id}>
          <span>
            {fuels.name(kind)} {year}
          </span>
          <small>
            {formatNumber(amount, language)} {isFuel(kind) ? FUEL_UNITS[kind] : ''}
          </small>
        </li>
      ))}
    </ul>
  )
})
