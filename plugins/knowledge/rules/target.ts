/** Pages of the messaging app that a link may open (domain/knowledge.md 5, domain/gaps.md 'knowledge'). */
const TARGETS = ['contact', 'chat', 'calendar', 'approval', 'document']
const ID = /^[\w-]{1,64}$/

/** The messaging app's own address of a page; undefined for one that must not be opened. */
export function targetAddress(target = '', id = ''): string | undefined {
  return TARGETS.includes(target) && ID.test(id) ? `icome://${target}/${id}` : undefined
}
