;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['src_host_afterBoot_ts'],
  {
    4674(t, e, a) {
      var s = a(1613)
      a.d(
        e,
        {},
        {
          offerInterrupted: async (t, e, a) => {
            const [n] = await t.interrupted()
            if (!n) return
            const r = await (0, s.hostText)(),
              o = n.result?.ok ? 'call.answeredMeanwhile' : 'call.interrupted'
            e.toast(r(o), {
              action: {
                label: r('call.goBackThere'),
                run: () => {
                  a(n.route), n.result?.ok || t.forget(n.id)
                },
              },
            })
          },
          showStatusBar: async (t) => {
            const e = await t.getStatusBarHeight()
            e.ok && document.documentElement.style.setProperty('--status-bar', `${e.data}px`)
          },
        },
      )
    },
    1613(t, e, a) {
      var s = a(69)
      const n = 'host'
      ;(0, s.sZ)(n, {
        en: () => a.e('src_i18n_host_en_json').then(a.t.bind(a, 5725, 19)),
        'zh-CN': () => a.e('src_i18n_host_zh-CN_json').then(a.t.bind(a, 2562, 19)),
      }),
        a.d(e, {}, { hostText: async () => (await (0, s.Hy)(n), (t, e) => (0, s.Qq)(t, e, n)) })
    },
  },
])
