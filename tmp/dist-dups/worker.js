;(() => {
  const s = { by: 'browser' },
    e = {
      revision: 'b02421545095f6e5',
      boot: ['index.html', 'assets/vendor.3df588cb.js', 'assets/main.102ee4df.js', 'assets/main.1fe20ff7.css'],
      later: [
        'assets/area_core.9c599ca5.js',
        'assets/area_leads.23ed7c0f.js',
        'assets/deferred.d36a5b57.js',
        'assets/device.51b85516.js',
        'assets/forms.fb7640aa.js',
        'assets/interaction.8311fd9e.js',
        'assets/interaction.e2ffb762.css',
        'assets/menu-en.fb96988b.js',
        'assets/menu-zh-CN.bab21c11.js',
        'assets/node_modules_gcoord_dist_gcoord_esm-bundler_js.004ba385.js',
        'assets/plugins_core_locales_en_json.3a1a3e5c.js',
        'assets/plugins_core_locales_zh-CN_json.b5b56422.js',
        'assets/plugins_core_messages_onAddContact_ts.c2ba8141.js',
        'assets/plugins_core_messages_onGotoDetailPermission_ts.12049a9a.js',
        'assets/plugins_core_messages_onOpenThirdParty_ts.6a85a7c8.js',
        'assets/plugins_core_messages_onRefreshWorkbench_ts.4fcff898.js',
        'assets/plugins_core_messages_onTodoClose_ts.89e85f49.js',
        'assets/plugins_core_messages_onTodoOpen_ts.fd8bdc65.js',
        'assets/plugins_core_messages_onTodoResize_ts.d4f2037e.js',
        'assets/plugins_core_pages_GlobalSearch_tsx.0e0afb56.css',
        'assets/plugins_core_pages_GlobalSearch_tsx.6e528a0b.js',
        'assets/plugins_core_pages_Login_tsx.6c5187f3.css',
        'assets/plugins_core_pages_Login_tsx.b4a38920.js',
        'assets/plugins_core_pages_OutboxConflict_tsx.1e452087.css',
        'assets/plugins_core_pages_OutboxConflict_tsx.be8aed4f.js',
        'assets/plugins_core_pages_Outbox_tsx.28bdccdc.css',
        'assets/plugins_core_pages_Outbox_tsx.4a805110.js',
        'assets/plugins_core_pages_Policy_tsx.62b1634d.js',
        'assets/plugins_core_pages_Policy_tsx.ab0e5901.css',
        'assets/plugins_core_pages_Profile_tsx.973d7693.css',
        'assets/plugins_core_pages_Profile_tsx.c094fb76.js',
        'assets/plugins_core_pages_Workbench_tsx.481198fb.css',
        'assets/plugins_core_pages_Workbench_tsx.f424db38.js',
        'assets/plugins_leads_badge_ts.683b4fde.js',
        'assets/plugins_leads_icons_LeadsIcon_tsx.b6b6a8d6.js',
        'assets/plugins_leads_locales_en_ts.85d5d5ec.js',
        'assets/plugins_leads_locales_zh-CN_ts.417da80a.js',
        'assets/plugins_leads_pages_IndustryFilter_tsx.06eca474.css',
        'assets/plugins_leads_pages_IndustryFilter_tsx.82d387bb.js',
        'assets/plugins_leads_pages_LeadDetail_tsx.a5f94738.js',
        'assets/plugins_leads_pages_LeadDetail_tsx.fffb75ae.css',
        'assets/plugins_leads_pages_LeadFilter_tsx.13ab510e.js',
        'assets/plugins_leads_pages_LeadFilter_tsx.f41cd4cc.css',
        'assets/plugins_leads_pages_LeadFollowUp_tsx.1675728f.js',
        'assets/plugins_leads_pages_LeadFollowUp_tsx.de2aa99c.css',
        'assets/plugins_leads_pages_LeadList_tsx.09b62a10.js',
        'assets/plugins_leads_pages_LeadList_tsx.40394895.css',
        'assets/plugins_leads_repeatable_ts-src_core_core_ts-src_http_withRawAnswer_ts.0ffb07cc.js',
        'assets/plugins_leads_search_ts.6c8887d8.js',
        'assets/plugins_leads_stores_tokens_ts-src_http_withRawAnswer_ts.0c16f709.js',
        'assets/plugins_leads_today_ts.56110170.js',
        'assets/plugins_public_demo_RecorderCard_tsx-src_ui_Notice_css.30285f6d.js',
        'assets/plugins_public_demo_RecorderCard_tsx-src_ui_Notice_css.b23d5dc7.css',
        'assets/plugins_public_locales_en_json.5d2ca043.js',
        'assets/plugins_public_locales_zh-CN_json.5453436e.js',
        'assets/plugins_public_pages_DevicePage_tsx.384d05bc.js',
        'assets/plugins_public_pages_DevicePage_tsx.76fa1a75.css',
        'assets/src_boot_RenewalSheet_tsx-src_ui_Field_css.96c9fea4.js',
        'assets/src_boot_RenewalSheet_tsx-src_ui_Field_css.f5d865cb.css',
        'assets/src_boot_advice_ts.0ced4bc0.js',
        'assets/src_host_afterBoot_ts.16aad039.js',
        'assets/src_host_engine_methods_ts.f0848cfa.js',
        'assets/src_host_openEngine_ts.d48a1d1a.js',
        'assets/src_host_pendingOnDevice_ts.616bed02.js',
        'assets/src_host_web_index_ts.083eae59.js',
        'assets/src_host_web_texts_ts.5350f9c0.js',
        'assets/src_http_axiosClients_ts.4a83ffc1.js',
        'assets/src_i18n_chinese_ts.9c6b3cd3.js',
        'assets/src_i18n_host_en_json.4728c673.js',
        'assets/src_i18n_host_zh-CN_json.7a30b20e.js',
        'assets/src_recording_startSegmentUploads_ts.826abc74.js',
        'assets/src_scanner_Scanner_tsx-src_ui_Field_css.6a2df2ab.js',
        'assets/src_scanner_Scanner_tsx-src_ui_Field_css.dacd1771.css',
        'assets/src_scanner_zxing_ts.e97d3bc1.js',
        'assets/view.9c22fae9.js',
      ],
    },
    { scope: t } = self.registration,
    a = new (class {
      given
      prefix
      name
      constructor(s) {
        ;(this.given = s), (this.prefix = `shell ${s.scope} `), (this.name = this.prefix + s.list.revision)
      }
      async install() {
        const [s, ...e] = this.given.list.boot,
          t = await this.cache(),
          a = await this.fetched(s, { cache: 'no-cache' }),
          _ = await a.clone().text(),
          i = e.find((s) => !_.includes(s))
        if (i) throw Error(`the page does not name ${i}: it is of another deployment`)
        await Promise.all(e.map((s) => this.keep(t, s))), await t.put(this.urlOf(s), a)
      }
      async tidy() {
        for (const s of await this.ownCaches()) s !== this.name && (await this.given.caches.delete(s))
      }
      async keepRest() {
        const s = await this.cache(),
          e = new Set((await s.keys()).map(({ url: s }) => s))
        for (const t of this.given.list.later)
          if (!e.has(this.urlOf(t)))
            try {
              await this.keep(s, t)
            } catch {
              return
            }
      }
      async file(s, e, t) {
        const a = await this.cache(),
          _ = this.urlOf(s),
          i = await a.match(_)
        if (i) return i
        const c = await this.given.fetch(e)
        return (200 === c.status && t(a.put(_, c.clone()).catch(() => void 0)), c)
      }
      async page(s) {
        const { list: e, patience: t = 2e3 } = this.given,
          [a] = e.boot,
          _ = async () => (await this.cache()).match(this.urlOf(a)),
          i = new Promise((s) => setTimeout(s, t)).then(_),
          c = (await Promise.race([s.catch(_), i])) ?? (await s)
        return c.status >= 500 ? ((await _()) ?? c) : c
      }
      async keep(s, e) {
        await s.put(this.urlOf(e), (await this.fromEarlier(e)) ?? (await this.fetched(e)))
      }
      async fromEarlier(s) {
        for (const e of await this.ownCaches()) {
          if (e === this.name) continue
          const t = await (await this.given.caches.open(e)).match(this.urlOf(s))
          if (t) return t
        }
      }
      async fetched(s, e) {
        const t = await this.given.fetch(this.urlOf(s), e)
        if (200 !== t.status) throw Error(`${s}: ${t.status}`)
        return t
      }
      cache() {
        return this.given.caches.open(this.name)
      }
      async ownCaches() {
        return (await this.given.caches.keys()).filter((s) => s.startsWith(this.prefix))
      }
      urlOf(s) {
        return this.given.scope + s
      }
    })({ list: e, scope: t, caches: self.caches, fetch: (s, e) => self.fetch(s, e) })
  self.addEventListener('install', (s) => s.waitUntil(a.install())),
    self.addEventListener('activate', (s) => {
      s.waitUntil(
        (async () => {
          await a.tidy(), await self.registration.navigationPreload?.enable(), await self.clients.claim()
        })(),
      )
    }),
    self.addEventListener('message', (s) => {
      'keep-the-rest' === s.data && s.waitUntil(a.keepRest())
    }),
    self.addEventListener('fetch', (_) => {
      const { request: i } = _,
        c = (({ url: e, method: t, mode: a }, _, i) => {
          const [c = ''] = e.split(/[?#]/)
          if ('GET' !== t || !c.startsWith(_)) return s
          const [n] = i.boot,
            l = c.slice(_.length) || n
          return 'navigate' === a
            ? l === n
              ? { by: 'page', file: l }
              : s
            : l !== n && (i.boot.includes(l) || i.later.includes(l))
              ? { by: 'file', file: l }
              : s
        })(i, t, e)
      if ('browser' === c.by) return
      const n = (s) => _.waitUntil(s)
      if ('file' === c.by) return _.respondWith(a.file(c.file, i, n))
      const l = Promise.resolve(_.preloadResponse).then((s) => s ?? self.fetch(i))
      n(l.catch(() => void 0)), _.respondWith(a.page(l))
    })
})()
