import { days, momentOf } from '#base/calendar'
import { href } from '#base/routes'
import { groupPhone } from '#base/wire'
import { listContacts } from '#domain/directory'
import { callText, logCall, type UnloggedCall, unloggedCalls } from '#kit/calls'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { TodayItem, TodayShortcut } from '#platform/plugin'
import { logForm } from './contacts/callContact'
import { menuText } from './plugin'
import { contactAdd, contact as route } from './routes'
import { nextBirthday } from './rules/contact'

export const moves = () => import(/* webpackChunkName: "contacts-moves" */ './dayMoves')

/** Birthdays of the user's contacts within three days (domain/public-contacts.md 6). */
export default async function contactsToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  if (!core.decide({ permission: 'contact.read' }).ok) return []
  const query = { birthday: true, mine: true, page: 1 } as const
  const { items } = await core.http(listContacts, query, { signal, background: true })
  const today = days.today()
  const language = currentLanguage()
  return items.flatMap(({ id, birthday, custId, clueId, home, ...contact }): TodayItem[] => {
    if (birthday === undefined) return []
    // A masked number cannot be called.
    const phone = contact.phones.find((each) => /^[\d+ ]+$/.test(each))
    const day = nextBirthday(birthday, today)
    const form = logForm(core, { custId, clueId })
    return [
      {
        id: `birthday ${id}`,
        title: nameIn(contact, language),
        detail: [menuText('today.birthday'), home && nameIn(home, language)].filter(Boolean).join(' · '),
        ...(day > today && { at: momentOf(day) }),
        due: day > today ? 'soon' : 'today',
        ...(phone !== undefined && {
          contact: { id, name: nameIn(contact, language), phone },
          main: { does: 'call' as const, ...(form && { to: form }) },
        }),
        to: href(route, { id: custId ?? clueId, contact: id }),
      },
    ]
  })
}

/** First the calls that are not logged, which this phone alone knows. Builds before had them among the loaded items. */
export function onDevice(core: Core, items: readonly TodayItem[]): readonly TodayItem[] {
  const loaded = items.filter(({ id }) => !id.startsWith(CALL))
  return [...core.store(unloggedCalls).items.map(callItem), ...loaded]
}

/** Begins the ids of calls. */
const CALL = 'call '

function callItem(call: UnloggedCall): TodayItem {
  return {
    id: `${CALL}${call.at}`,
    title: call.name ?? groupPhone(call.phone),
    detail: [menuText('today.call'), callText({ at: new Date(call.at), seconds: call.seconds })].join(' · '),
    due: 'today',
    action: menuText('today.log'),
    run: async (its) => logCall(its, call),
    can: ['done'],
    data: { at: call.at },
    to: call.contact === undefined ? call.to : href(route, { contact: call.contact }),
  }
}

export function shortcuts(core: Core): readonly TodayShortcut[] {
  if (!core.decide({ permission: 'contact.write' }).ok) return []
  return [{ id: 'contact', kind: 'create', title: menuText('create.contact'), order: 50, to: href(contactAdd) }]
}
