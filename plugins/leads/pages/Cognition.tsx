import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { href } from '#base/routes'
import { useDictionary } from '#domain/directory'
import { capacityUnit } from '#domain/equipment/rules'
import { DetailScreen, Facts, SectionCard, useRecord } from '#kit/detail'
import { useSearch } from '#platform/navigation'
import { Bars, ScoreRing, Tag } from '#ui/components'
import type { ClueFacts, EnergySheet, EquipmentSheet } from '../api'
import { clueForm, companyForm, energyForm, equipmentForm } from '../components/cognition/forms'
import { useArea } from '../components/useArea'
import { clueCognition, clueDetail } from '../routes'
import { CARDS, type Card as CardName, cardCognition } from '../rules/cognition'
import { FUEL_UNITS, isFuel } from '../rules/consumption'
import { completenessOf, factsOf } from '../stores/cognition'
import { cognitionRecords, type OpenCognition } from '../stores/cognitionRecords'
import '../components/cognition/cognition.css'

/** Where each card is edited. */
const FORMS = { clue: clueForm, company: companyForm, equipment: equipmentForm, energy: energyForm } as const

interface OpenProps {
  readonly open: OpenCognition
}

/** Completeness of a lead's facts: a ring, and a card for each kind of facts (/clueCognition). */
export default observer(function Cognition() {
  const { id } = useSearch(clueCognition)
  const { say } = useArea()
  const open = useRecord(cognitionRecords, id)
  return (
    <DetailScreen
      open={open}
      title={say.name}
      list={href(clueDetail, { id })}
      head={(facts) => <Head open={open} name={say.name(facts)} />}
      parts={() => CARDS.map((card) => ({ key: card, body: <FactsCard open={open} card={card} /> }))}
    />
  )
})

const Head = observer(function Head({ open, name }: OpenProps & { readonly name: string }) {
  const { t } = useArea()
  const known = factsOf(open)
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
          const facts = known[card]
          const { got, max } = facts ? cardCognition<CardName>(card, facts) : { got: 0, max: 25 }
          return { label: t(`cognition.card.${card}`), value: got, max, short: facts !== undefined && got < max / 2 }
        })}
      />
    </section>
  )
})

/** The known and the missing facts of a card; each links to the field where it is entered. */
const FactsCard = observer(function FactsCard({ open, card }: OpenProps & { readonly card: CardName }) {
  const { id } = useSearch(clueCognition)
  const { t, page } = useArea()
  const { main, parts } = open
  const rows = card === 'equipment' || card === 'energy' ? parts[card] : undefined
  const facts = factsOf(open)[card]
  const mayEdit = main.value?.can.includes('save') === true
  const edit = (field?: string) => page.open(FORMS[card].route, { id, field: field && rows ? 'rows' : field })
  const missing = facts ? cardCognition<CardName>(card, facts).missing : []
  const content: Readonly<Record<CardName, () => ReactNode>> = {
    clue: () => main.value && <ClueFactsList facts={main.value} />,
    company: () => main.value && <CompanyFactsList facts={main.value} />,
    equipment: () => <Devices rows={parts.equipment.value?.rows ?? []} />,
    energy: () => <Consumption rows={parts.energy.value?.rows ?? []} />,
  }
  return (
    <SectionCard<unknown>
      title={t(`cognition.card.${card}`)}
      section={rows ?? main}
      link={mayEdit ? { label: t('cognition.edit'), onPress: () => edit() } : undefined}
      empty={() => (!mayEdit && rows?.value?.rows.length === 0 ? t('cognition.noRows') : undefined)}
    >
      {() => (
        <>
          {content[card]()}
          {missing.length > 0 ? (
            <div className="cognition__missing">
              <span>{t('detail.stage.needed')}</span>
              {missing.map((key) => (
                <Tag key={key} tone="warn" onPress={mayEdit ? () => edit(key) : undefined}>
                  {t(`cognition.fact.${card}.${key}` as 'cognition.fact.clue.place')}
                </Tag>
              ))}
            </div>
          ) : null}
        </>
      )}
    </SectionCard>
  )
})

function ClueFactsList({ facts }: { readonly facts: ClueFacts }) {
  const { t, say, word } = useArea()
  const { place, source, entity, distanceToMain, decider, nextStep } = facts
  const next = nextStep && `${word('step', nextStep.kind)} · ${say.moment(nextStep.at)}`
  return (
    <Facts
      none={t('cognition.nothing')}
      facts={[
        { label: t('field.address'), value: place.address, copy: place.address },
        { label: t('place.onMap'), value: place.point ? t('place.marked') : undefined },
        { label: t('field.source'), value: word('source', source) },
        { label: t('field.entityId'), value: say.name(entity) },
        { label: t('field.distanceToMain'), value: say.distance(distanceToMain) },
        { label: t('field.decider'), value: say.name(decider) },
        { label: t('followUp.nextTitle'), value: next },
      ]}
    />
  )
}

const CompanyFactsList = observer(function CompanyFactsList({ facts: { company } }: { readonly facts: ClueFacts }) {
  const { t } = useArea()
  const industries = useDictionary('industry')
  const scales = useDictionary('scale')
  const { creditCode, industry, scale, legalRep, taxGrade, shifts, licencePhoto } = company
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
  const { say } = useArea()
  const fuels = useDictionary('fuel')
  return (
    <ul className="cognition__rows">
      {rows.map(({ id, kind, year, amount }) => (
        <li key={id}>
          <span>
            {fuels.name(kind)} {year}
          </span>
          <small>
            {say.number(amount)} {isFuel(kind) ? FUEL_UNITS[kind] : ''}
          </small>
        </li>
      ))}
    </ul>
  )
})
