/** The first request of an entry route, sent by the inline boot script of the HTML before the bundle loads. */
interface EarlyRequest {
  /** Id of the area: nothing is requested for one that is switched off. */
  readonly plugin: string
  readonly path: string
  /** Same origin, exactly as the page's own call builds it, without the identity parameters. */
  readonly url: string
  /** Sent to the CM host: with its two ticket headers. */
  readonly cm: boolean
}

export const early: readonly EarlyRequest[] = [
  {
    plugin: 'leads',
    path: '/clueList',
    url: '/cm/api/cperpDemandMgr/ennNewClue/getClueOwnList?pageNum=1&pageSize=20&states=1',
    cm: true,
  },
]
