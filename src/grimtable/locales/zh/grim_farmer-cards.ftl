### 阴险农夫的名称。单独的动物标记和颜色标记也按牌名处理。

## 动物与颜色标记

grim_farmer-card-pig = 猪
    .listed = 猪
grim_farmer-card-cow = 奶牛
    .listed = 奶牛
grim_farmer-card-sheep = 绵羊
    .listed = 绵羊
grim_farmer-card-hen = 母鸡
    .listed = 母鸡
grim_farmer-card-horse = 马
    .listed = 马
grim_farmer-card-goat = 山羊
    .listed = 山羊
grim_farmer-card-duck = 鸭子
    .listed = 鸭子
grim_farmer-card-donkey = 驴
    .listed = 驴
grim_farmer-card-red = 红色
    .listed = 红色
grim_farmer-card-blue = 蓝色
    .listed = 蓝色
grim_farmer-card-yellow = 黄色
    .listed = 黄色
grim_farmer-card-green = 绿色
    .listed = 绿色
grim_farmer-card-purple = 紫色
    .listed = 紫色
grim_farmer-card-orange = 橙色
    .listed = 橙色

## 猪

grim_farmer-card-pig_red = 红猪
grim_farmer-card-pig_blue = 蓝猪
grim_farmer-card-pig_yellow = 黄猪
grim_farmer-card-pig_green = 绿猪
grim_farmer-card-pig_purple = 紫猪
grim_farmer-card-pig_orange = 橙猪

## 牛

grim_farmer-card-cow_red = 红奶牛
grim_farmer-card-cow_blue = 蓝奶牛
grim_farmer-card-cow_yellow = 黄奶牛
grim_farmer-card-cow_green = 绿奶牛
grim_farmer-card-cow_purple = 紫奶牛
grim_farmer-card-cow_orange = 橙奶牛

## 绵羊

grim_farmer-card-sheep_red = 红绵羊
grim_farmer-card-sheep_blue = 蓝绵羊
grim_farmer-card-sheep_yellow = 黄绵羊
grim_farmer-card-sheep_green = 绿绵羊
grim_farmer-card-sheep_purple = 紫绵羊
grim_farmer-card-sheep_orange = 橙绵羊

## 母鸡

grim_farmer-card-hen_red = 红母鸡
grim_farmer-card-hen_blue = 蓝母鸡
grim_farmer-card-hen_yellow = 黄母鸡
grim_farmer-card-hen_green = 绿母鸡
grim_farmer-card-hen_purple = 紫母鸡
grim_farmer-card-hen_orange = 橙母鸡

## 马

grim_farmer-card-horse_red = 红马
grim_farmer-card-horse_blue = 蓝马
grim_farmer-card-horse_yellow = 黄马
grim_farmer-card-horse_green = 绿马
grim_farmer-card-horse_purple = 紫马
grim_farmer-card-horse_orange = 橙马

## 山羊

grim_farmer-card-goat_red = 红山羊
grim_farmer-card-goat_blue = 蓝山羊
grim_farmer-card-goat_yellow = 黄山羊
grim_farmer-card-goat_green = 绿山羊
grim_farmer-card-goat_purple = 紫山羊
grim_farmer-card-goat_orange = 橙山羊

## 鸭子

grim_farmer-card-duck_red = 红鸭
grim_farmer-card-duck_blue = 蓝鸭
grim_farmer-card-duck_yellow = 黄鸭
grim_farmer-card-duck_green = 绿鸭
grim_farmer-card-duck_purple = 紫鸭
grim_farmer-card-duck_orange = 橙鸭

## 驴

grim_farmer-card-donkey_red = 红驴
grim_farmer-card-donkey_blue = 蓝驴
grim_farmer-card-donkey_yellow = 黄驴
grim_farmer-card-donkey_green = 绿驴
grim_farmer-card-donkey_purple = 紫驴
grim_farmer-card-donkey_orange = 橙驴

## 特殊动物

grim_farmer-card-snake = 蛇
grim_farmer-card-mouse = 老鼠
grim_farmer-card-chameleon = 变色龙
grim_farmer-card-frog = 青蛙
grim_farmer-card-parrot = 鹦鹉
grim_farmer-card-lion = 狮子
