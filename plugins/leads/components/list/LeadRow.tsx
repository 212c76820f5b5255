import { Star } from '@phosphor-icons/react/dist/csr/Star'
import { observer } from 'mobx-react-lite'
import { memo } from 'react'
import { formatDistance, quantity } from '#src/calendar'
import { useStore } from '#src/core'
import { nameIn, useLanguage } from '#src/i18n'
import { href } from '#src/routes'

import { ScoreRing, StageMeter } from '#src/ui'
import type { Lead } from '../../api'
import { clueDetail } from '../../routes'
import type { Tab } from '../../rules/filters'
import { stageCodes } from '../../rules/vocabulary'
import { leadStore } from '../../stores/LeadStore'
import { useTexts } from '../../texts'
import { codeText, meterOf } from '../words'
import { LastContact } from './LastContact'
import { LeadTags } from './LeadTags'
import type { RowWords } from './rowWords'
import { SwipeRow } from './SwipeRow'
import { useMenuPress } from './useMenuPress'
import type { RowActions } from './useRowActions'
import { WhyLine } from './WhyLine'
import './LeadRow.css'

interface LeadRowProps {
  readonly id: string
  readonly tab: Tab
  readonly actions: RowActions
}

/** Row of a lead: left name, stage, `WhyLine`, tags; right potential, distance, last contact (mock 'Lead row'). */
export const LeadRow = observer(function LeadRow({ id, tab, actions }: LeadRowProps) {
  const lead = useStore(leadStore).get(id)
  // Called once per row and passed down: each call of a text hook costs as much as rendering a line of the row.
  const t = useTexts()
  const language = useLanguage()
  if (!lead) return null
  return (
    <SwipeRow lead={lead} name={nameIn(lead, language)} actions={actions} t={t}>
      <LeadFace lead={lead} tab={tab} actions={actions} t={t} language={language} />
    </SwipeRow>
  )
})

interface LeadFaceProps extends RowWords {
  readonly lead: Lead
  readonly tab: Tab
  readonly actions: RowActions
}

/** Content of a row; every field but the name may be missing. */
const LeadFace = memo(function LeadFace({ lead, tab, actions, t, language }: LeadFaceProps) {
  const press = useMenuPress(() => actions.menu(lead.id))
  const { id, score, state, stage, potential, distance, followed } = lead
  const name = nameIn(lead, language)
  const gas = potential.gas === undefined ? undefined : quantity(potential.gas, 'volumePerYear', language)
  return (
    <article className="lead" data-record={`lead:${id}`} {...press}>
      <span className="lead__score">
        <ScoreRing score={score} label={score === undefined ? t('row.noScore') : t('row.score', { score })} />
      </span>
      <div className="lead__head">
        <h2 className="lead__name">
          <a
            className="lead__open"
            href={`#${href(clueDetail, { id })}`}
            draggable={false}
            onClick={(event) => {
              // The browser handles 'open in new tab'.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              actions.open(id)
            }}
          >
            {name}
          </a>
        </h2>
        <button
          type="button"
          className="lead__follow"
          aria-label={t('row.follow', { name })}
          aria-pressed={followed}
          onClick={() => actions.follow(lead)}
        >
          <Star weight={followed ? 'fill' : 'regular'} aria-hidden="true" />
        </button>
      </div>
      <div className="lead__line">
        {state === 'discarded' ? (
          <StageMeter stage="discarded" label={t('state.discarded')} />
        ) : (
          <StageMeter stage={meterOf(stage)} label={codeText(t, 'stage', stageCodes, stage)} />
        )}
        {gas ? (
          <div className="lead__right">
            <b>{gas.figure}</b> <span className="lead__unit">{gas.unit}</span>
          </div>
        ) : null}
      </div>
      <div className="lead__line">
        <WhyLine lead={lead} t={t} language={language} />
        {distance === undefined ? null : <div className="lead__right">{formatDistance(distance)}</div>}
      </div>
      <div className="lead__line lead__line--small">
        <div className="lead__tags">
          <LeadTags lead={lead} withOwner={tab === 'org'} t={t} language={language} />
        </div>
        <div className="lead__right">
          <LastContact lead={lead} t={t} language={language} />
        </div>
      </div>
    </article>
  )
})
