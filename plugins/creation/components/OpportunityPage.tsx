import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { groupPhone } from '#base/wire'
import { PersonName } from '#domain/directory'
import { RecordedAudio } from '#kit/attachments'
import { DetailScreen, Facts, HeadFacts, LinksCard, linkTo, RecordHead, useHostActions, useRecord } from '#kit/detail'
import { useMove } from '#kit/records'
import { Button, Card, CellCard, LongText, StatusTag } from '#ui/components'
import { contractList } from '../../contracts/routes'
import { customerDetails } from '../../customer/routes'
import { clueDetail, leadIdSchema } from '../../leads/routes'
import { advices, teamManagement } from '../../todo-crm/routes'
import { visitView } from '../../visits/routes'
import { bind, opportunities } from '../records'
import { bindCustomer } from '../routes'
import { OPPORTUNITY_TONES, useCreationTools } from './words'

/** An opportunity: whose, what they need, how it was said. */
export const OpportunityPage = observer(function OpportunityPage({ id }: { readonly id: string }) {
  const { t, say, word, page, needs, companyOf, budgetOf } = useCreationTools()
  const { call } = useHostActions()
  const open = useRecord(opportunities, id)
  const move = useMove(bind, id)
  return (
    <DetailScreen
      open={open}
      title={say.name}
      untitled={t('opportunity.title')}
      head={(shown) => (
        <RecordHead record={`business:${id}`} name={say.name(shown)}>
          <HeadFacts>
            <StatusTag word={shown.state} tones={OPPORTUNITY_TONES} group="state" />
            <span className="num">{id}</span>
            <span>{say.name(shown.owner)}</span>
          </HeadFacts>
        </RecordHead>
      )}
      compare={[{ label: t('field.customer'), text: companyOf }]}
      parts={(shown) => [
        {
          key: 'needs',
          body: (
            <CellCard
              title={t('field.needs')}
              none={t('need.none')}
              cells={shown.needs.map((need) => ({ title: word('product', need.product), value: needs.size(need) }))}
            />
          ),
        },
        {
          key: 'facts',
          body: (
            <Card>
              <Facts
                facts={[
                  { label: t('field.customer'), value: companyOf(shown) },
                  { label: t('field.creditCode'), value: shown.creditCode, copy: shown.creditCode },
                  { label: t('field.contact'), value: shown.contact },
                  {
                    label: t('field.phone'),
                    value: shown.phone && groupPhone(shown.phone),
                    copy: shown.phone,
                    onPress: () => void (shown.phone && call(shown.phone)),
                  },
                  { label: t('field.amount'), value: shown.amount && budgetOf(shown.amount) },
                  { label: t('field.date'), value: say.day(shown.date) },
                  { label: t('field.place'), value: shown.place },
                  { label: t('opportunity.by'), value: <PersonName person={shown.owner} /> },
                  { label: t('opportunity.at'), value: say.moment(shown.at) },
                ]}
              />
            </Card>
          ),
        },
        (shown.text !== undefined || shown.audio.length > 0) && {
          key: 'note',
          body: (
            <Card title={t('field.text')} pad>
              {shown.text === undefined ? null : <LongText text={shown.text} />}
              {shown.audio.length > 0 ? <RecordedAudio parts={shown.audio} label={t('field.audio')} /> : null}
            </Card>
          ),
        },
        {
          key: 'links',
          body: (
            <LinksCard
              links={[
                shown.custId === undefined
                  ? undefined
                  : linkTo(customerDetails, { id: shown.custId }, t('opportunity.customer')),
                shown.clueId === undefined
                  ? undefined
                  : linkTo(clueDetail, { id: v.parse(leadIdSchema, shown.clueId) }, t('opportunity.lead')),
                shown.visitId === undefined
                  ? undefined
                  : linkTo(visitView, { id: shown.visitId }, t('opportunity.visit')),
                shown.custId === undefined
                  ? undefined
                  : linkTo(contractList, { custId: [shown.custId], businessId: id }, t('opportunity.contracts')),
                linkTo(teamManagement, { businessId: id, custId: shown.custId }, t('opportunity.team')),
                shown.custId === undefined
                  ? undefined
                  : linkTo(advices, { custId: shown.custId }, t('opportunity.advice')),
              ]}
            />
          ),
        },
      ]}
      bottomBar={() =>
        move.may && (
          <Button variant="main" wide onPress={() => page.open(bindCustomer, { id })}>
            {t('title.bindCustomer')}
          </Button>
        )
      }
    />
  )
})
