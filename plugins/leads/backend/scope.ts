import type { SimContext } from '#harness/backend/contract'
import { leadKind, type SimLead } from './records'

/**
 * Who sees and may do what (domain/permissions.md; domain/leads.md 3). Sales see what they own or share and the pool of
 * their organisation; managers and approvers the whole organisation. Leads that came with `--data` are one list for the
 * organisation: its sales see all of them (a real list is there to be worked through), and edit their own.
 */
export class Scope {
  private readonly answers = new Map<string, boolean>()

  constructor(readonly context: SimContext) {}

  get me(): string {
    return this.context.employee.loginName
  }

  /** `context.can`, remembered: a list asks it for each of 40,000 leads. */
  private can(right: string, orgCode: string, whose: 'any' | 'own'): boolean {
    const key = `${right} ${orgCode} ${whose}`
    const known = this.answers.get(key)
    if (known !== undefined) return known
    const answer = this.context.can(right, orgCode, whose)
    this.answers.set(key, answer)
    return answer
  }

  /** Mine, or shared with me; of any state, since a discarded lead keeps its owner. */
  isMine(lead: SimLead): boolean {
    return lead.state !== 'pool' && (lead.owner === this.me || (lead.collaborators?.includes(this.me) ?? false))
  }

  inPool(lead: SimLead): boolean {
    return lead.state === 'pool' && this.can('lead.pool', lead.orgCode, 'any')
  }

  inOrganisation(lead: SimLead): boolean {
    if (this.can('lead.read', lead.orgCode, 'any')) return true
    return lead.imported === true && this.can('lead.pool', lead.orgCode, 'any')
  }

  canRead(lead: SimLead): boolean {
    return this.isMine(lead) || this.inPool(lead) || this.inOrganisation(lead)
  }

  /** A right over one lead: as its owner (or, where `shared`, a collaborator), or over its organisation. */
  private over(right: string, lead: SimLead, shared: boolean): boolean {
    if (this.can(right, lead.orgCode, 'any')) return true
    const own = shared ? this.isMine(lead) : lead.state !== 'pool' && lead.owner === this.me
    return own && this.can(right, lead.orgCode, 'own')
  }

  canEdit(lead: SimLead): boolean {
    return this.over('lead.edit', lead, true)
  }

  canCheckIn(lead: SimLead): boolean {
    return this.over('lead.checkin', lead, true)
  }

  canAssign(lead: SimLead): boolean {
    return this.can('lead.assign', lead.orgCode, 'any')
  }

  canPhone(lead: SimLead): boolean {
    return this.over('contact.phone', lead, true)
  }

  /** Takes leads of this organisation's pool. */
  canTake(lead: SimLead): boolean {
    return this.can('lead.pool', lead.orgCode, 'any') && this.can('lead.take', lead.orgCode, 'own')
  }

  /** The owner up to 'followed up', managers up to 'opportunity'. */
  canDiscard(lead: SimLead): boolean {
    if (lead.state === 'discarded' || lead.stage === 'won') return false
    if (this.can('lead.discard', lead.orgCode, 'any')) return true
    return lead.owner === this.me && lead.stage !== 'opportunity' && this.can('lead.discard', lead.orgCode, 'own')
  }

  /** The owner an owned one, managers also a discarded one. */
  canReturn(lead: SimLead): boolean {
    if (lead.state === 'pool' || lead.stage === 'won') return false
    if (this.can('lead.assign', lead.orgCode, 'any')) return true
    return lead.state === 'owned' && lead.owner === this.me && this.can('lead.edit', lead.orgCode, 'own')
  }

  /** True when the person may see any organisation's leads as such. */
  get managesAny(): boolean {
    const grants = this.context.employee.roles
    if (grants.some(({ orgCode }) => this.can('lead.read', orgCode, 'any'))) return true
    const first = this.context.store.table(leadKind).values().next().value
    return first?.imported === true && this.inOrganisation(first)
  }

  /** True for those who own leads. */
  get ownsAny(): boolean {
    return this.context.employee.roles.some(({ orgCode }) => this.can('lead.take', orgCode, 'own'))
  }
}
