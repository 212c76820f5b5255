import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { ListChooser } from '#domain/choosers'
import { useDictionary, useOrganisations } from '#domain/directory'
import { ChoiceFilter, useFilterSheet, useListScreen } from '#kit/lists'
import { queryOf, refusalText } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { refusalCode } from '#platform/http'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { useFormats } from '#ui/components'
import { choosePartners, listPartners, type Partner } from '../api'
import { PartnerSheet } from '../components/PartnerSheet'
import { usePartnerWords } from '../components/tags'
import { partnerList } from '../lists'
import { useTexts } from '../plugin'
import { partnerRows } from '../records'
import { choosePartner } from '../routes'
import { partnerKinds, RATINGS, USUAL_PARTNERS } from '../rules/vocabulary'

export { partnerList as data } from '../lists'
export { partnerSearch as search } from '../rules/filters'

const chosenBefore = (ids: readonly string[]) => queryOf(listPartners, { ids: [...ids], page: 1 })

/** Partners; salespeople and managers choose, at most so many. Who is suspended or barred can be kept but not chosen. */
export default observer(function ChoosePartner() {
  const t = useTexts()
  const core = useCore()
  const rows = useStore(partnerRows)
  const say = useFormats()
  const page = usePageNavigation(choosePartner)
  // Read here, because the rows of the chooser do not follow a directory.
  const needs = useDictionary('needTag')
  const places = useOrganisations()
  const [tags = [], all = []] = [needs.value, places.value]
  // Partners work in the smallest areas.
  const areas = all.filter(({ granted, code }) => granted && all.every(({ parent }) => parent !== code))
  const words = usePartnerWords()
  const screen = useListScreen(partnerList)
  const mayChoose = core.decide({ permission: 'partner.choose' }).ok
  const { max = USUAL_PARTNERS, chosen = [], id } = useSearch(choosePartner)
  const option = useCallback(
    (partner: Partner) => ({
      value: partner.id,
      label: say.name(partner),
      note: words.note(partner, tags),
      disabled: !partner.can.includes('choose'),
    }),
    [say, words, tags],
  )
  const filter = useFilterSheet(screen, (draft) => (
    <>
      <ChoiceFilter draft={draft} name="kinds" options={partnerKinds.words} group="partnerKind" />
      <ChoiceFilter draft={draft} name="rating" options={RATINGS} nameOf={(rating) => rating} />
      <ChoiceFilter draft={draft} name="skills" options={tags.map(({ code }) => code)} nameOf={needs.name} />
      <ChoiceFilter draft={draft} name="areaCodes" options={areas.map(({ code }) => code)} nameOf={places.name} />
    </>
  ))
  /** Says whom the user chose; not if somebody has suspended one meanwhile. Without network it is only not remembered. */
  const before = useCallback(
    async (ids: readonly string[]) => {
      // Who was suspended before is kept.
      const now = ids.filter((one) => rows.get(one)?.can.includes('choose'))
      try {
        if (now.length > 0) await core.http(choosePartners, { ids: now }, { background: true })
        return true
      } catch (error) {
        if (refusalCode(error) === undefined) return true
        core.feedback.toast(refusalText(error, t))
        return false
      } finally {
        rows.invalidate()
      }
    },
    [core, rows, t],
  )
  const showDetails = useCallback((shown: string) => page.setSearch({ id: shown }), [page])
  return (
    <ListChooser
      chooser={choosePartner}
      screen={screen}
      title={t(mayChoose ? 'title.choosePartner' : 'partners.tab.label')}
      plainRows
      option={option}
      chosen={chosen}
      read={chosenBefore}
      most={mayChoose ? max : 1}
      full={t('partner.limit', { max })}
      warning={words.warning}
      before={before}
      onDetails={showDetails}
      quick={[
        { key: 'maker', on: { kinds: ['maker'] } },
        { key: 'contractor', on: { kinds: ['contractor'] } },
        { key: 'design', on: { kinds: ['design'] } },
        { key: 'best', on: { rating: ['A'] } },
      ]}
      filter={filter.open}
      empty={{ title: t('partner.none') }}
    >
      {filter.sheet}
      {id === undefined ? null : <PartnerSheet id={id} onClose={() => page.setSearch({ id: undefined })} />}
    </ListChooser>
  )
})
