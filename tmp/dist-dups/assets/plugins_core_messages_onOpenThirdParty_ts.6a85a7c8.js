;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_core_messages_onOpenThirdParty_ts'],
  {
    7996(t, e, r) {
      r.r(e)
      var n = r(69),
        s = r(3057)
      r.d(
        e,
        {},
        {
          default: async (t, { url: e }) => {
            if (!(0, s.$1)(e)) return void t.feedback.toast((0, n.Qq)('state.deniedTitle'))
            const r = await t.host.openWebView({ url: e })
            r.ok || t.feedback.toast(r.error.text)
          },
        },
      )
    },
    3057(t, e, r) {
      var n = r(2056)
      function s() {
        return (0, n.ot)('EMBED_ORIGINS')
          .split(/[\s,]+/)
          .map(a)
          .filter((t) => void 0 !== t)
      }
      function a(t) {
        try {
          const { protocol: e, origin: r } = new URL(t)
          return 'https:' === e || 'http:' === e ? r : void 0
        } catch {
          return
        }
      }
      r.d(
        e,
        {},
        {
          $1: (t) => {
            const e = a(t)
            return void 0 !== e && s().includes(e)
          },
          rt: s,
          yv: a,
        },
      )
    },
  },
])
