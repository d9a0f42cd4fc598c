// Written by build/api.ts from the contract: do not edit.
import * as accountEndpoints from '@sextant/contract/account/endpoints'
import * as accountTwoFactor from '@sextant/contract/account/two-factor'
import * as applicationsEndpoints from '@sextant/contract/applications/endpoints'
import * as auditEndpoints from '@sextant/contract/audit/endpoints'
import * as authenticationEndpoints from '@sextant/contract/authentication/endpoints'
import * as dashboardCharts from '@sextant/contract/dashboard/charts'
import * as dashboardDeveloper from '@sextant/contract/dashboard/developer'
import * as dashboardEndpoints from '@sextant/contract/dashboard/endpoints'
import * as downloadsEndpoints from '@sextant/contract/downloads/endpoints'
import * as downloadsOpenData from '@sextant/contract/downloads/open-data'
import * as downloadsRulesets from '@sextant/contract/downloads/rulesets'
import * as emailsContent from '@sextant/contract/emails/content'
import * as emailsDigest from '@sextant/contract/emails/digest'
import * as emailsEndpoints from '@sextant/contract/emails/endpoints'
import * as emailsLearnedRules from '@sextant/contract/emails/learned-rules'
import * as emailsModel from '@sextant/contract/emails/model'
import * as emailsParsingRuleEndpoints from '@sextant/contract/emails/parsing-rule-endpoints'
import * as emailsProgress from '@sextant/contract/emails/progress'
import * as emailsReprocess from '@sextant/contract/emails/reprocess'
import * as filtersEndpoints from '@sextant/contract/filters/endpoints'
import * as importsEndpoints from '@sextant/contract/imports/endpoints'
import * as mailboxesEndpoints from '@sextant/contract/mailboxes/endpoints'
import * as marketplaceEndpoints from '@sextant/contract/marketplace/endpoints'
import * as reportsEndpoints from '@sextant/contract/reports/endpoints'
import * as reportsSchedules from '@sextant/contract/reports/schedules'
import * as segmentsBookings from '@sextant/contract/segments/bookings'
import * as segmentsEndpoints from '@sextant/contract/segments/endpoints'
import * as sessionEndpoints from '@sextant/contract/session/endpoints'
import * as supportEndpoints from '@sextant/contract/support/endpoints'
import * as teamsEndpoints from '@sextant/contract/teams/endpoints'
import * as travelersEndpoints from '@sextant/contract/travelers/endpoints'
import * as travelersPrivacy from '@sextant/contract/travelers/privacy'
import * as tripsEndpoints from '@sextant/contract/trips/endpoints'
import * as tripsQuality from '@sextant/contract/trips/quality'
import * as tripsWhere from '@sextant/contract/trips/where'
import * as usersEndpoints from '@sextant/contract/users/endpoints'
import * as webhooksEndpoints from '@sextant/contract/webhooks/endpoints'
import * as webhooksEvents from '@sextant/contract/webhooks/events'
import type { Endpoint, InputOf, OutputOf } from '@sextant/contract/kit/endpoint'
import type { CallOptions, Client } from './client'

/** One call: its parameters, query and body in; the checked answer out. */
export type Call<E extends Endpoint> = (input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>

const callBy =
  (client: Client) =>
  <E extends Endpoint>(endpoint: E): Call<E> =>
  async (input, options) =>
    await client.call(endpoint, input, options)

/** One call that answers a file or a stream, which is still to be read. */
export type FileCall<E extends Endpoint> = (input: InputOf<E>, options?: Pick<CallOptions, 'signal'>) => Promise<Response>

const fileBy =
  (client: Client) =>
  <E extends Endpoint>(endpoint: E): FileCall<E> =>
  async (input, options) =>
    await client.file(endpoint, input, options)

/** Every call of the API by feature and verb, made through a client. */
export function makeApi(client: Client) {
  const [call, file] = [callBy(client), fileBy(client)]
  return {
    account: {
      addPasskey: call(accountTwoFactor.addPasskey),
      changeEmail: call(accountEndpoints.changeEmail),
      changePassword: call(accountEndpoints.changePassword),
      confirmTotp: call(accountTwoFactor.confirmTotp),
      current: call(accountEndpoints.currentUser),
      delete: call(accountEndpoints.deleteUser),
      lookUpEmail: call(accountEndpoints.lookUpEmail),
      removePasskey: call(accountTwoFactor.removePasskey),
      removeTotp: call(accountTwoFactor.removeTotp),
      renewRecoveryCodes: call(accountTwoFactor.renewRecoveryCodes),
      startPasskey: call(accountTwoFactor.startPasskey),
      startTotp: call(accountTwoFactor.startTotp),
      teams: call(accountEndpoints.currentTeams),
      timeZones: call(accountEndpoints.listTimeZones),
      twoFactor: call(accountTwoFactor.readTwoFactor),
      update: call(accountEndpoints.updateUser),
    },
    applications: {
      create: call(applicationsEndpoints.createApplication),
      delete: call(applicationsEndpoints.deleteApplication),
      endOverlap: call(applicationsEndpoints.endApplicationOverlap),
      list: call(applicationsEndpoints.listApplications),
      read: call(applicationsEndpoints.readApplication),
      readKey: call(applicationsEndpoints.readApplicationKey),
      regenerateKey: call(applicationsEndpoints.regenerateApplicationKey),
      requests: call(applicationsEndpoints.listApplicationRequests),
      update: call(applicationsEndpoints.updateApplication),
    },
    audit: {
      developer: call(auditEndpoints.listDeveloperAudit),
      exportDeveloper: file(auditEndpoints.exportDeveloperAudit),
      exportOrganization: file(auditEndpoints.exportOrganizationAudit),
      organization: call(auditEndpoints.listOrganizationAudit),
    },
    authentication: {
      claimDomain: call(authenticationEndpoints.claimDomain),
      createProvider: call(authenticationEndpoints.createIdentityProvider),
      createScimToken: call(authenticationEndpoints.createScimToken),
      deleteProvider: call(authenticationEndpoints.deleteIdentityProvider),
      domains: call(authenticationEndpoints.listDomains),
      providers: call(authenticationEndpoints.listIdentityProviders),
      read: call(authenticationEndpoints.readAuthentication),
      releaseDomain: call(authenticationEndpoints.releaseDomain),
      revokeScimToken: call(authenticationEndpoints.revokeScimToken),
      scimTokens: call(authenticationEndpoints.listScimTokens),
      startSso: call(authenticationEndpoints.startSso),
      update: call(authenticationEndpoints.updateAuthentication),
      updateProvider: call(authenticationEndpoints.updateIdentityProvider),
      verifyDomain: call(authenticationEndpoints.verifyDomain),
    },
    dashboard: {
      bookings: call(dashboardCharts.bookingsChart),
      developer: call(dashboardDeveloper.developerDashboard),
      emailsAll: call(dashboardDeveloper.emailsChart),
      hotelNights: call(dashboardCharts.hotelNightsChart),
      read: call(dashboardEndpoints.orgDashboard),
      segmentBookings: call(dashboardCharts.segmentBookingsChart),
      segmentCosts: call(dashboardCharts.segmentCostsChart),
      segmentPurchase: call(dashboardCharts.segmentPurchaseChart),
      segmentSources: call(dashboardCharts.segmentSourcesChart),
      spend: call(dashboardCharts.spendChart),
      travel: call(dashboardCharts.travelChart),
    },
    downloads: {
      addDomains: call(downloadsRulesets.addRulesetDomains),
      createLink: call(downloadsEndpoints.createLiveLink),
      createReader: call(downloadsOpenData.createReader),
      delete: call(downloadsEndpoints.deleteDownload),
      deleteReader: call(downloadsOpenData.deleteReader),
      explore: call(downloadsEndpoints.exploreData),
      file: file(downloadsEndpoints.readDownloadFile),
      links: call(downloadsEndpoints.listLiveLinks),
      list: call(downloadsEndpoints.listDownloads),
      live: file(downloadsEndpoints.readLiveLink),
      mailRule: file(downloadsRulesets.downloadMailRule),
      nightFile: file(downloadsOpenData.readNightFile),
      openData: call(downloadsOpenData.readOpenData),
      parseMetrics: call(downloadsEndpoints.listParseMetrics),
      read: call(downloadsEndpoints.readDownload),
      removeDomain: call(downloadsRulesets.removeRulesetDomain),
      revokeLink: call(downloadsEndpoints.revokeLiveLink),
      rulesets: call(downloadsRulesets.listRulesets),
      statuses: call(downloadsEndpoints.listDownloadStatuses),
      updateOpenData: call(downloadsOpenData.updateOpenData),
    },
    emails: {
      adoptRule: call(emailsLearnedRules.adoptRule),
      applyReprocess: call(emailsReprocess.applyReprocess),
      assign: call(emailsEndpoints.assignEmail),
      attachment: file(emailsContent.downloadAttachment),
      attachments: call(emailsContent.listEmailAttachments),
      callbacks: call(emailsContent.listEmailCallbacks),
      cancelReprocess: call(emailsReprocess.cancelReprocess),
      createRule: call(emailsParsingRuleEndpoints.createRule),
      deleteRule: call(emailsParsingRuleEndpoints.deleteRule),
      developerModel: call(emailsModel.readDeveloperModel),
      digest: call(emailsDigest.readDigest),
      discard: call(emailsEndpoints.discardEmail),
      events: call(emailsEndpoints.listEmailEvents),
      exportRules: file(emailsLearnedRules.exportRules),
      importRules: call(emailsLearnedRules.importRules),
      list: call(emailsEndpoints.listEmails),
      organizationModel: call(emailsModel.readOrganizationModel),
      progress: call(emailsProgress.readProgress),
      proposeRule: call(emailsLearnedRules.proposeRule),
      publishRule: call(emailsParsingRuleEndpoints.publishRule),
      raw: file(emailsContent.downloadEmail),
      read: call(emailsEndpoints.readEmail),
      receive: call(emailsEndpoints.receiveEmail),
      release: call(emailsEndpoints.releaseEmail),
      rendered: call(emailsContent.renderEmail),
      reprocess: call(emailsReprocess.createReprocess),
      reprocessed: call(emailsReprocess.readReprocess),
      reprocesses: call(emailsReprocess.listReprocesses),
      reprocessItems: call(emailsReprocess.listReprocessItems),
      retry: call(emailsContent.retryEmail),
      review: call(emailsEndpoints.reviewEmail),
      rule: call(emailsParsingRuleEndpoints.readRule),
      rules: call(emailsParsingRuleEndpoints.listRules),
      sources: call(emailsEndpoints.listEmailSources),
      switchRuleOff: call(emailsParsingRuleEndpoints.switchRuleOff),
      testRule: call(emailsParsingRuleEndpoints.testRule),
      tryRule: call(emailsParsingRuleEndpoints.tryRule),
      updateDeveloperModel: call(emailsModel.updateDeveloperModel),
      updateDigest: call(emailsDigest.updateDigest),
      updateOrganizationModel: call(emailsModel.updateOrganizationModel),
      updateRule: call(emailsParsingRuleEndpoints.updateRule),
      words: call(emailsParsingRuleEndpoints.readEmailText),
    },
    filters: {
      create: call(filtersEndpoints.createFilter),
      delete: call(filtersEndpoints.deleteFilter),
      list: call(filtersEndpoints.listFilters),
      order: call(filtersEndpoints.orderFilters),
      read: call(filtersEndpoints.readFilter),
      statuses: call(filtersEndpoints.listFilterStatuses),
      test: call(filtersEndpoints.testFilters),
      update: call(filtersEndpoints.updateFilter),
    },
    imports: {
      create: call(importsEndpoints.createImport),
      delete: call(importsEndpoints.deleteImport),
      download: file(importsEndpoints.downloadImport),
      list: call(importsEndpoints.listImports),
      listMembers: call(importsEndpoints.listMemberImports),
      preview: call(importsEndpoints.previewImport),
      process: call(importsEndpoints.processImport),
      processMembers: call(importsEndpoints.processMemberImport),
      read: call(importsEndpoints.readImport),
      readMembers: call(importsEndpoints.readMemberImport),
      replaceMembers: call(importsEndpoints.replaceMemberImport),
      result: call(importsEndpoints.readImportResult),
      uploadMembers: call(importsEndpoints.uploadMemberImport),
    },
    mailboxes: {
      check: call(mailboxesEndpoints.checkMailbox),
      checkAccount: call(mailboxesEndpoints.checkAccount),
      create: call(mailboxesEndpoints.createMailbox),
      delete: call(mailboxesEndpoints.deleteMailbox),
      list: call(mailboxesEndpoints.listMailboxes),
      options: call(mailboxesEndpoints.readMailboxOptions),
      read: call(mailboxesEndpoints.readMailbox),
      test: call(mailboxesEndpoints.testMailbox),
      update: call(mailboxesEndpoints.updateMailbox),
    },
    marketplace: {
      attempts: call(marketplaceEndpoints.listConnectionAttempts),
      list: call(marketplaceEndpoints.listConnections),
      partners: call(marketplaceEndpoints.listPartners),
      preview: call(marketplaceEndpoints.previewConnection),
      read: call(marketplaceEndpoints.readConnection),
      request: call(marketplaceEndpoints.requestConnection),
      sendLatest: call(marketplaceEndpoints.sendLatest),
      update: call(marketplaceEndpoints.updateConnection),
    },
    reports: {
      cancel: call(reportsEndpoints.cancelReport),
      create: call(reportsEndpoints.createReport),
      data: call(reportsEndpoints.readReportData),
      delete: call(reportsEndpoints.deleteReport),
      download: file(reportsEndpoints.downloadReport),
      list: call(reportsEndpoints.listReports),
      read: call(reportsEndpoints.readReport),
      scheduleCreate: call(reportsSchedules.createSchedule),
      scheduleDelete: call(reportsSchedules.deleteSchedule),
      scheduleRun: call(reportsSchedules.runSchedule),
      schedules: call(reportsSchedules.listSchedules),
      scheduleUpdate: call(reportsSchedules.updateSchedule),
    },
    segments: {
      addAmount: call(segmentsBookings.addAmount),
      bookings: call(segmentsBookings.listBookings),
      create: call(segmentsEndpoints.createSegment),
      delete: call(segmentsEndpoints.deleteSegment),
      deleteAmount: call(segmentsBookings.deleteAmount),
      export: file(segmentsEndpoints.exportSegments),
      flightStatuses: call(segmentsEndpoints.listFlightStatuses),
      history: call(segmentsEndpoints.listSegmentHistory),
      list: call(segmentsEndpoints.listSegments),
      read: call(segmentsEndpoints.readSegment),
      readBooking: call(segmentsBookings.readBooking),
      suggest: call(segmentsEndpoints.suggestSegment),
      update: call(segmentsEndpoints.updateSegment),
      updateAmount: call(segmentsBookings.updateAmount),
    },
    session: {
      end: call(sessionEndpoints.endSession),
      endOthers: call(sessionEndpoints.endOtherSessions),
      list: call(sessionEndpoints.listSessions),
      login: call(sessionEndpoints.login),
      logout: call(sessionEndpoints.logout),
      passkey: call(sessionEndpoints.passkeyLogin),
      register: call(sessionEndpoints.register),
      requestPasswordReset: call(sessionEndpoints.requestPasswordReset),
      resetPassword: call(sessionEndpoints.resetPassword),
      startPasskey: call(sessionEndpoints.startPasskeyLogin),
      validateToken: call(sessionEndpoints.validateToken),
      verifyEmail: call(sessionEndpoints.verifyEmail),
    },
    support: {
      feedback: call(supportEndpoints.sendFeedback),
      links: call(supportEndpoints.readLinks),
    },
    teams: {
      createDeveloper: call(teamsEndpoints.createDeveloper),
      createOrganization: call(teamsEndpoints.createOrganization),
      deleteDeveloper: call(teamsEndpoints.deleteDeveloper),
      deleteOrganization: call(teamsEndpoints.deleteOrganization),
      developer: call(teamsEndpoints.readDeveloper),
      developers: call(teamsEndpoints.listDevelopers),
      organization: call(teamsEndpoints.readOrganization),
      organizations: call(teamsEndpoints.listOrganizations),
      updateDeveloper: call(teamsEndpoints.updateDeveloper),
      updateOrganization: call(teamsEndpoints.updateOrganization),
    },
    travelers: {
      addAddress: call(travelersEndpoints.addExtraAddress),
      addresses: call(travelersEndpoints.listExtraAddresses),
      create: call(travelersEndpoints.createTraveler),
      dataRequests: call(travelersPrivacy.listDataRequests),
      deactivate: call(travelersEndpoints.deactivateTraveler),
      delete: call(travelersEndpoints.deleteTraveler),
      deleteAddress: call(travelersEndpoints.deleteExtraAddress),
      downloadData: file(travelersPrivacy.downloadDataExport),
      duplicates: call(travelersEndpoints.listDuplicates),
      list: call(travelersEndpoints.listTravelers),
      merge: call(travelersEndpoints.mergeTravelers),
      reactivate: call(travelersEndpoints.reactivateTraveler),
      read: call(travelersEndpoints.readTraveler),
      requestData: call(travelersPrivacy.createDataRequest),
      update: call(travelersEndpoints.updateTraveler),
    },
    trips: {
      calendar: file(tripsEndpoints.readTripCalendar),
      create: call(tripsEndpoints.createTrip),
      delete: call(tripsEndpoints.deleteTrip),
      export: file(tripsEndpoints.exportTrips),
      history: call(tripsEndpoints.listTripHistory),
      list: call(tripsEndpoints.listTrips),
      merge: call(tripsEndpoints.mergeTrips),
      moveSegments: call(tripsEndpoints.moveSegments),
      ofSegment: call(tripsEndpoints.findTripOfSegment),
      quality: call(tripsQuality.listQuality),
      qualityCounts: call(tripsQuality.countQuality),
      qualityUpdate: call(tripsQuality.updateQuality),
      read: call(tripsEndpoints.readTrip),
      split: call(tripsEndpoints.splitTrip),
      update: call(tripsEndpoints.updateTrip),
      where: call(tripsWhere.listWhereabouts),
      whereExport: file(tripsWhere.exportWhereabouts),
      whereGroups: call(tripsWhere.groupWhereabouts),
      whereMessage: call(tripsWhere.messageTravelers),
    },
    users: {
      acceptInvitation: call(usersEndpoints.acceptInvitation),
      invitations: call(usersEndpoints.listInvitations),
      invite: call(usersEndpoints.invite),
      list: call(usersEndpoints.listUsers),
      read: call(usersEndpoints.readUser),
      remove: call(usersEndpoints.removeTeamUser),
      resendInvitation: call(usersEndpoints.resendInvitation),
      revokeInvitation: call(usersEndpoints.revokeInvitation),
      update: call(usersEndpoints.updateTeamUser),
    },
    webhooks: {
      create: call(webhooksEndpoints.createWebhook),
      delete: call(webhooksEndpoints.deleteWebhook),
      deliveries: call(webhooksEndpoints.listDeliveries),
      delivery: call(webhooksEndpoints.readDelivery),
      events: call(webhooksEvents.listEvents),
      list: call(webhooksEndpoints.listWebhooks),
      read: call(webhooksEndpoints.readWebhook),
      recover: call(webhooksEndpoints.recoverDeliveries),
      resend: call(webhooksEndpoints.resendDelivery),
      rotateSecret: call(webhooksEndpoints.rotateWebhookSecret),
      secret: call(webhooksEndpoints.readWebhookSecret),
      stream: file(webhooksEvents.streamEvents),
      test: call(webhooksEndpoints.testWebhook),
      update: call(webhooksEndpoints.updateWebhook),
    },
  }
}
