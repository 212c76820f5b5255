;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['src_host_web_texts_ts'],
  {
    1613(s, t, n) {
      var _ = n(69)
      const e = 'host'
      ;(0, _.sZ)(e, {
        en: () => n.e('src_i18n_host_en_json').then(n.t.bind(n, 5725, 19)),
        'zh-CN': () => n.e('src_i18n_host_zh-CN_json').then(n.t.bind(n, 2562, 19)),
      }),
        n.d(t, {}, { hostText: async () => (await (0, _.Hy)(e), (s, t) => (0, _.Qq)(s, t, e)) })
    },
  },
])
