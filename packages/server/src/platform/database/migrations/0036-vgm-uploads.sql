-- Weights come as files, too.
alter table form_upload drop constraint form_upload_form_check;
alter table form_upload add constraint form_upload_form_check check (form in ('booking', 'si', 'vgm'));
